/** A cell that a spreadsheet would take for a formula is led by an apostrophe (ASVS 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?[\d,]+(\.\d+)?$/;

/** A text that no spreadsheet takes for a formula. */
export const safeText = (text: string): string => (FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = safeText(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) with a byte-order mark, so that spreadsheets read Chinese. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Gives a text, or bytes, to the person as a file. */
export function download(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
