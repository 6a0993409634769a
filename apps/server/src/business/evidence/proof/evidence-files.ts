import { strToU8 } from 'fflate';
import { howToVerify, type VerifiedVoucher } from './how-to-verify.ts';

/** A file next to the manifest. */
export interface BundledFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files next to the manifest in order; each is listed there by hash, sealed and verified. */
export const evidenceFiles = (explained: VerifiedVoucher, documents: readonly BundledFile[]): readonly BundledFile[] => [
  { name: 'README.txt', bytes: strToU8(howToVerify(explained)) },
  ...documents.map(({ name, bytes }) => ({ name: `documents/${name}`, bytes })),
];
