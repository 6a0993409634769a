import { readManifest } from './read-manifest.ts';
import type { SmLibrary } from './sm-library.ts';

/** File name of the manifest in an evidence ZIP. */
export const MANIFEST_FILE = 'manifest.json';

/** Extracts a ZIP; throws for other files. Injected, so that the domain depends on no library. */
export type Unzip = (bytes: Uint8Array) => Readonly<Record<string, Uint8Array>>;

/** An opened evidence file: the text of the manifest and, from a ZIP, the other files. */
export interface OpenedEvidence {
  readonly manifest: string;
  readonly files: ReadonlyMap<string, Uint8Array> | undefined;
}

interface OpenWith {
  readonly unzip: Unzip;
  /** Decodes UTF-8, with replacement characters for invalid bytes. */
  readonly decode: (bytes: Uint8Array) => string;
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Opens an evidence ZIP or a bare manifest; undefined when the file is neither. */
export function openEvidence(library: SmLibrary, bytes: Uint8Array, { unzip, decode }: OpenWith): OpenedEvidence | undefined {
  if (!isZip(bytes)) {
    const manifest = decode(bytes);
    return readManifest(manifest, library.sm3) && { manifest, files: undefined };
  }
  try {
    const { [MANIFEST_FILE]: manifest, ...files } = unzip(bytes);
    return manifest && { manifest: decode(manifest), files: new Map(Object.entries(files)) };
  } catch {
    return undefined;
  }
}
