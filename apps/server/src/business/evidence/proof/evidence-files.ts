import { strToU8 } from 'fflate';
import { howToVerify, type Explained } from './how-to-verify.ts';

/** A file of the evidence, beside the manifest. */
export interface BundledFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What lies beside the manifest, in order. A file that is added here is listed in the manifest by its hash, sealed with it and checked. */
export const evidenceFiles = (explained: Explained, documents: readonly BundledFile[]): readonly BundledFile[] => [
  { name: 'README.txt', bytes: strToU8(howToVerify(explained)) },
  ...documents.map(({ name, bytes }) => ({ name: `documents/${name}`, bytes })),
];
