/** Zero-width characters, direction marks, the byte-order mark, and control characters except line breaks. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const LINE_ENDS = /[\r\n\u0085\u2028\u2029]/;
/** A run of white space, taken whole, so that none is searched from each of its places. */
const SPACES = /[\s\u0085]+/g;
const NO_BREAK = /[\u00A0\u2007\u202F]/g;
const HAN = '[\\p{Script=Han}（）]';
const BETWEEN_HAN = new RegExp(`(?<=${HAN})[\\u00A0\\u2007\\u202F]+(?=${HAN})`, 'gu');
/** Excel's apostrophe before numbers kept as text, which exports include in the cell. */
const APOSTROPHE = /^['‘’](?=.)/;

/** The text of a cell as its author sees it, without invisible characters. */
export const cleanCell = (text: string): string =>
  text
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, (run) => (LINE_ENDS.test(run) ? ' ' : run))
    .replaceAll(BETWEEN_HAN, '')
    .replaceAll(NO_BREAK, ' ')
    .trim()
    .replace(APOSTROPHE, '')
    .trim();
