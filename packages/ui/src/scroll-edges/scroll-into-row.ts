/**
 * Scrolls a row horizontally until a child is visible with `margin` px beside it. `scrollIntoView` is avoided because it moves the starting
 * point of Tab navigation past preceding elements.
 */
export function scrollIntoRow(row: Element, part: Element, margin = 0): void {
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  const before = inner.left - margin - outer.left;
  const after = inner.right + margin - outer.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
