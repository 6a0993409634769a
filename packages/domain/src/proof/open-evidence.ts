import { readManifest } from './read-manifest.ts';
import type { SmLibrary } from './sm-library.ts';

/** The manifest's name in a ZIP of evidence. */
export const MANIFEST_FILE = 'manifest.json';

/** Takes a ZIP apart; throws where it is none. Passed in, so that the domain needs no library. */
export type Unzip = (bytes: Uint8Array) => Readonly<Record<string, Uint8Array>>;

/** Evidence as a file brought it: the manifest's text and, from a ZIP, what lay beside it. */
export interface OpenedEvidence {
  readonly manifest: string;
  readonly files: ReadonlyMap<string, Uint8Array> | undefined;
}

interface OpenWith {
  readonly unzip: Unzip;
  /** Bytes as UTF-8 text, damaged where they are none. */
  readonly decode: (bytes: Uint8Array) => string;
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Opens a ZIP of evidence or its bare manifest; undefined where the file is neither. */
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
