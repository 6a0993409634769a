/** Page numbers to show: first, last, current and adjacent ones; undefined for a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [page - 1, page, page + 1];
  if (page <= 3) near.push(2, 3, 4);
  if (page >= pages - 2) near.push(pages - 3, pages - 2, pages - 1);
  const shown = [...new Set([1, ...near, pages])].filter((n) => n >= 1 && n <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // A gap of a single page is replaced by that page.
    return n - before === 2 ? [n - 1, n] : [undefined, n];
  });
}
