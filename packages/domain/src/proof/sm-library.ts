/** What a check needs of a library for the SM algorithms (GB/T 32905, GB/T 32918); passed in, so that the domain needs none. `sm-crypto-v2` has this form. */
export interface SmLibrary {
  /** SM3 of a text's UTF-8 or of bytes, as lower-case hex. */
  readonly sm3: (data: string | Uint8Array) => string;
  readonly sm2: {
    readonly doVerifySignature: (message: string, signature: string, publicKey: string, options: { readonly hash: boolean }) => boolean;
    readonly verifyPublicKey: (publicKey: string) => boolean;
  };
}

/** Whether a text is an uncompressed point of the curve, in hex. */
function isPublicKey({ sm2 }: Pick<SmLibrary, 'sm2'>, text: string): boolean {
  try {
    return /^04[0-9a-f]{128}$/.test(text) && sm2.verifyPublicKey(text);
  } catch {
    return false;
  }
}

/** Whether a value is the SM2 signature over a text of the key; what is no key, or no signature, is not. */
export const signatureHolds = (library: Pick<SmLibrary, 'sm2'>, publicKey: string, text: string, value: string): boolean =>
  /^[0-9a-f]{128}$/.test(value) && isPublicKey(library, publicKey) && library.sm2.doVerifySignature(text, value, publicKey, { hash: true });
