import { sm2 } from 'sm-crypto-v2';

/** SM2 signature over the SM3 hash of a text, in hex. */
export const signWith = (privateKey: string, publicKey: string, text: string): string =>
  sm2.doSignature(text, privateKey, { hash: true, publicKey });

/** Verifies an SM2 signature; false for malformed keys and signatures. */
export const verifiesWith = (publicKey: string, text: string, value: string): boolean =>
  /^[0-9a-f]{128}$/.test(value) && isPublicKey(publicKey) && sm2.doVerifySignature(text, value, publicKey, { hash: true });

/** Whether a text is an uncompressed point on the curve, in hex. */
function isPublicKey(text: string): boolean {
  try {
    return /^04[0-9a-f]{128}$/.test(text) && sm2.verifyPublicKey(text);
  } catch {
    return false;
  }
}
