/**
 * Positions where a spreadsheet may see the start of a formula: the beginning, and after every possible separator, including the semicolon
 * used in many countries. Quotes do not help, because they only count at the start of a cell.
 */
const FORMULA_START = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;|\t\r\n])[\s"']*)|^(?=[\t\r])/g;
const NUMBER = /^-?[\d,]+(\.\d+)?$/;

/** Prefixes an apostrophe so that a spreadsheet sees no formula (ASVS 1.2.10). */
export const safeText = (text: string): string => (NUMBER.test(text) ? text : text.replaceAll(FORMULA_START, "'"));

const cell = (text: string): string => {
  const safe = safeText(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** CSV (RFC 4180) with a byte-order mark, so that spreadsheets read Chinese. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
