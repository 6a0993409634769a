/** Legal title of the instrument, always shown in both languages. */
export const INSTRUMENT_TITLE = { zh: '应收账款电子凭证', en: 'ELECTRONIC RECEIVABLE VOUCHER' } as const;

/** Exact wording of the issuer's promise, on screen and on paper. */
export const INSTRUMENT_PROMISE =
  '开立方确认本凭证所载应付账款真实、无争议，承诺于到期日向持有方足额支付上述款项。本凭证可拆分、转让、融资和质押。';

/**
 * Public address for verifying a voucher by its number and, optionally, the chain hash printed on paper; or another document by its own
 * number and content hash. `portal` must end with a slash.
 */
export const verifyAddress = (portal: string, number: string, hash?: string): string =>
  `${portal}#/blockchain/my-page?number=${encodeURIComponent(number)}${hash === undefined ? '' : `&hash=${encodeURIComponent(hash)}`}`;

/** Parses an address made by `verifyAddress`; undefined for any other address. */
export function readVerifyAddress(text: string): { readonly number: string; readonly hash: string | undefined } | undefined {
  const { 1: number } = /#\/blockchain\/my-page\?(?:.*&)?number=([\w-]+)/.exec(text) ?? [];
  const { 1: hash } = /[?&]hash=([0-9a-f]+)/.exec(text) ?? [];
  return number === undefined ? undefined : { number, hash };
}
