/**
 * What of the page that is shown cannot be pressed or read because something lies over it, or stands outside the window. Each control and each
 * figure is brought into view and asked for at its middle, as a press would find it. Runs in the page: it uses nothing from outside.
 */
export function outOfReach(): string[] {
  const wrong: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  window.scrollTo({ top: 0, behavior: 'instant' });
  // The acts of a review stay in sight, from the beginning.
  for (const bar of document.querySelectorAll('main footer[aria-label]')) {
    const { top, bottom } = bar.getBoundingClientRect();
    if (isDrawn(bar) && bottom > window.innerHeight + 1)
      wrong.push(`below the window, ${Math.round(top)}–${Math.round(bottom)}: ${name(bar)}`);
  }

  const wanted = 'a[href], button:enabled, input:enabled, textarea:enabled, [role=tab], main h1, main dd, main tbody tr:last-child td';
  for (const element of document.querySelectorAll(wanted)) {
    if (!isDrawn(element) || element.closest('[inert], [aria-hidden=true]')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (box === undefined) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = hit?.closest('label');
    const isReached = hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element);
    if (!isReached) wrong.push(`${hit ? `under ${name(hit)}` : 'outside the window'}: ${name(element)}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return wrong;
}
