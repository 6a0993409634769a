/** Texts of the page that look like the id of a message whose catalog was not loaded: six letters and digits in mixed case. Runs in the page. */
export function rawMessageIds(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (/^[\w+/-]{6}$/.test(text) && /[a-z\d][A-Z]|\d[a-z]|[a-z]\d/.test(text)) found.push(`raw message id: ${text}`);
  }
  return found;
}
