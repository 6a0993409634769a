/** The SM algorithms needed for checks (GB/T 32905, GB/T 32918), injected so that the domain depends on no library. `sm-crypto-v2` fits. */
export interface SmLibrary {
  /** SM3 of bytes, or of a text in UTF-8, as lower-case hex. */
  readonly sm3: (data: string | Uint8Array) => string;
  readonly sm2: {
    readonly doVerifySignature: (message: string, signature: string, publicKey: string, options: { readonly hash: boolean }) => boolean;
    readonly verifyPublicKey: (publicKey: string) => boolean;
  };
}

/** Whether a text is an uncompressed SM2 point in hex. */
function isPublicKey({ sm2 }: Pick<SmLibrary, 'sm2'>, text: string): boolean {
  try {
    return /^04[0-9a-f]{128}$/.test(text) && sm2.verifyPublicKey(text);
  } catch {
    return false;
  }
}

/** Whether `value` is a valid SM2 signature over `text` by the key; false for a malformed key or signature. */
export const signatureHolds = (library: Pick<SmLibrary, 'sm2'>, publicKey: string, text: string, value: string): boolean =>
  /^[0-9a-f]{128}$/.test(value) && isPublicKey(library, publicKey) && library.sm2.doVerifySignature(text, value, publicKey, { hash: true });
