import { createHash } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2';
import { privateKeyOf } from './demo-signer.ts';

/** A key of the sandbox's own devices and services: the same for a serial on every machine, and no secret. */
export function sandboxKey(serial: string): { readonly privateKey: string; readonly publicKey: string } {
  const privateKey = privateKeyOf(createHash('sha256').update(`lianxin-sandbox ${serial}`).digest());
  return { privateKey, publicKey: sm2.getPublicKeyFromPrivateKey(privateKey) };
}
