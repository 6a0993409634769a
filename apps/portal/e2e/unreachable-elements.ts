/**
 * Lists controls and figures that are covered by another element or outside the window. Scrolls each into view and looks up the element at
 * its centre, as a click would. Runs in the page, so it must not refer to anything outside.
 */
export function unreachableElements(): string[] {
  const unreachable: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  window.scrollTo({ top: 0, behavior: 'instant' });
  // The action bar of a review must be visible without scrolling.
  for (const bar of document.querySelectorAll('main footer[aria-label]')) {
    const { top, bottom } = bar.getBoundingClientRect();
    if (isDrawn(bar) && bottom > window.innerHeight + 1)
      unreachable.push(`below the window, ${Math.round(top)}–${Math.round(bottom)}: ${name(bar)}`);
  }

  const selector = 'a[href], button:enabled, input:enabled, textarea:enabled, [role=tab], main h1, main dd, main tbody tr:last-child td';
  for (const element of document.querySelectorAll(selector)) {
    if (!isDrawn(element) || element.closest('[inert], [aria-hidden=true]')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (box === undefined) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = hit?.closest('label');
    const isReached = hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element);
    if (!isReached) unreachable.push(`${hit ? `under ${name(hit)}` : 'outside the window'}: ${name(element)}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return unreachable;
}
