import { sm2 } from 'sm-crypto-v2';

/** Signs a text by SM2 over its SM3 hash; hex. */
export const signWith = (privateKey: string, publicKey: string, text: string): string =>
  sm2.doSignature(text, privateKey, { hash: true, publicKey });

/** Whether a value is the signature over a text of the key; what is no key, or no signature, is not. */
export const verifiesWith = (publicKey: string, text: string, value: string): boolean =>
  /^[0-9a-f]{128}$/.test(value) && isPublicKey(publicKey) && sm2.doVerifySignature(text, value, publicKey, { hash: true });

/** Whether a text is an uncompressed point of the curve, in hex. */
function isPublicKey(text: string): boolean {
  try {
    return /^04[0-9a-f]{128}$/.test(text) && sm2.verifyPublicKey(text);
  } catch {
    return false;
  }
}
