import { unzip, type Inflate, type ZipLimits } from '../archive/zip.ts';
import { readManifest } from './read-manifest.ts';
import type { SmLibrary } from './sm-library.ts';

/** File name of the manifest in an evidence ZIP. */
export const MANIFEST_FILE = 'manifest.json';

/** Maximum size of evidence in bytes, packed or unpacked: far more than the platform hands out. */
export const EVIDENCE_BYTES_MAX = 64 * 1024 * 1024;

/** At most twenty documents of each kind, a manifest and an explanation. The platform does not compress; people pack again. */
const LIMITS: ZipLimits = { entries: 256, entryBytes: EVIDENCE_BYTES_MAX / 2, totalBytes: EVIDENCE_BYTES_MAX, ratio: 100 };

/** An opened evidence file: the text of the manifest and, from a ZIP, the other files. */
export interface OpenedEvidence {
  readonly manifest: string;
  readonly files: ReadonlyMap<string, Uint8Array> | undefined;
}

interface OpenWith {
  readonly inflate: Inflate;
  /** Decodes UTF-8, with replacement characters for invalid bytes. */
  readonly decode: (bytes: Uint8Array) => string;
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Opens an evidence ZIP or a bare manifest; undefined when the file is neither, or larger than any evidence. */
export function openEvidence(library: SmLibrary, bytes: Uint8Array, { inflate, decode }: OpenWith): OpenedEvidence | undefined {
  if (bytes.length > EVIDENCE_BYTES_MAX) return undefined;
  if (!isZip(bytes)) {
    const manifest = decode(bytes);
    return readManifest(manifest, library.sm3) && { manifest, files: undefined };
  }
  try {
    const files = new Map(unzip(bytes, { limits: LIMITS, inflate, decode }));
    const manifest = files.get(MANIFEST_FILE);
    files.delete(MANIFEST_FILE);
    return manifest && { manifest: decode(manifest), files };
  } catch {
    return undefined;
  }
}
