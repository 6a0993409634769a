/** Zero-width signs and marks of direction, which come along with copied text. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const HYPHENS = /[-\u2010-\u2015\u2212\u00AD]/g;

/** A number that is a name, such as of an account, an identity card or an invoice, in half-width characters and without the spaces and hyphens between its groups. */
export const cleanCode = (text: string): string =>
  text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(HYPHENS, '').replaceAll(/\s/g, '');

/** A mobile number in eleven digits, without the prefix of the country. */
export const cleanMobile = (text: string): string =>
  cleanCode(text)
    .replaceAll(/[()]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
