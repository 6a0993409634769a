/**
 * Tells which lists begin below the first half of the window, which strips of figures are too high, and which lists do not show their order.
 * Runs in the page, so it must not refer to anything outside.
 */
export function listProblems(): string[] {
  const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
  const figures = [...document.querySelectorAll('main dl[data-figures]')].flatMap((strip) => {
    const height = Math.round(strip.getBoundingClientRect().height);
    return height > 72 ? [`figures ${strip.getAttribute('aria-label')} are ${height} px high`] : [];
  });
  const lists = [...document.querySelectorAll('main [data-list]')].flatMap((list) => {
    const name = list.getAttribute('data-list');
    const row = list.querySelector('tbody tr, article');
    if (row === null) return [];
    const top = Math.round(row.getBoundingClientRect().top + window.scrollY);
    const arrow = [...list.querySelectorAll('th[aria-sort=ascending], th[aria-sort=descending]')].some(isShown);
    return [
      ...(top >= window.innerHeight / 2 ? [`list ${name} begins at ${top} px`] : []),
      ...(arrow || isShown(list.querySelector('[data-order]')) ? [] : [`list ${name} does not show its order`]),
    ];
  });
  return [...figures, ...lists];
}
