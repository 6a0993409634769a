/**
 * Where a spreadsheet would take what follows for a formula: at the beginning, and after whatever it may take for the end of a cell or a
 * row, which in half of the world is a semicolon. Quotes do not help there: it sees none that begin inside of what it takes for a cell.
 */
const FORMULA_START = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;|\t\r\n])[\s"']*)|^(?=[\t\r])/g;
const NUMBER = /^-?[\d,]+(\.\d+)?$/;

/** A text no part of which a spreadsheet takes for a formula: an apostrophe leads it (ASVS 1.2.10). */
export const safeText = (text: string): string => (NUMBER.test(text) ? text : text.replaceAll(FORMULA_START, "'"));

const cell = (text: string): string => {
  const safe = safeText(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) with a byte-order mark, so that spreadsheets read Chinese. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
