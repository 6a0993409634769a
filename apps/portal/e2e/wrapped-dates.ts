/** Lists dates that wrap although they are the only text of their element, such as a cell. Runs in the page, so it must not refer to anything outside. */
export function wrappedDates(): string[] {
  const wrapped: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!/^\s*\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?\s*$/.test(node.textContent ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) wrapped.push(`on ${lines.size} lines: ${node.textContent}`);
  }
  return wrapped;
}
