import { createHash } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';
import { privateKeyOf } from './demo-signer.ts';

/** A key of a simulated device or service, derived from the serial. It is not secret. */
export function sandboxKey(serial: string): { readonly privateKey: string; readonly publicKey: string } {
  const privateKey = privateKeyOf(createHash('sha256').update(`lianxin-sandbox ${serial}`).digest());
  return { privateKey, publicKey: sm2.getPublicKeyFromPrivateKey(privateKey) };
}
