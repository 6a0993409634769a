/** The dates that stand alone, as in a cell, and yet on two lines; a date within a sentence may break with it. Runs in the page: it uses nothing from outside. */
export function brokenDates(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!/^\s*\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?\s*$/.test(node.textContent ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) broken.push(`on ${lines.size} lines: ${node.textContent}`);
  }
  return broken;
}
