/** What the instrument is called in law, in both languages, whatever the reader's. */
export const INSTRUMENT_TITLE = { zh: '应收账款电子凭证', en: 'ELECTRONIC RECEIVABLE VOUCHER' } as const;

/** The issuer's promise, to the letter, as the face on the screen and the one on paper have it. */
export const INSTRUMENT_PROMISE =
  '开立方确认本凭证所载应付账款真实、无争议，承诺于到期日向持有方足额支付上述款项。本凭证可拆分、转让、融资和质押。';

/**
 * Where anybody may check a voucher by its number, and against the hash of its chain that a paper in hand carries; or a document about no
 * single voucher, by its own number and the hash of its facts. `portal` ends in a slash.
 */
export const verifyAddress = (portal: string, number: string, hash?: string): string =>
  `${portal}#/blockchain/my-page?number=${encodeURIComponent(number)}${hash === undefined ? '' : `&hash=${encodeURIComponent(hash)}`}`;

/** What such an address asks about, as a printed code holds it; undefined where it is another address. */
export function readVerifyAddress(text: string): { readonly number: string; readonly hash: string | undefined } | undefined {
  const { 1: number } = /#\/blockchain\/my-page\?(?:.*&)?number=([\w-]+)/.exec(text) ?? [];
  const { 1: hash } = /[?&]hash=([0-9a-f]+)/.exec(text) ?? [];
  return number === undefined ? undefined : { number, hash };
}
