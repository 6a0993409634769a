/** Limits for a ZIP from outside. A few kilobytes can unpack to gigabytes, so all of them are checked before anything is unpacked. */
export interface ZipLimits {
  /** Maximum number of entries, read or not. */
  readonly entries: number;
  /** Maximum unpacked size of one entry, in bytes. */
  readonly entryBytes: number;
  /** Maximum unpacked size of all entries together, in bytes. */
  readonly totalBytes: number;
  /** How many times the size of the archive its entries may unpack to. */
  readonly ratio: number;
}

/** One file in a ZIP, still packed. */
export interface ZipEntry<Backing extends ArrayBufferLike = ArrayBufferLike> {
  readonly name: string;
  readonly packed: Uint8Array<Backing>;
  readonly isDeflated: boolean;
  /** The unpacked size stated in the archive. A reader must not unpack more than this. */
  readonly size: number;
}

/** Thrown for an archive that is not opened. `damaged`: no ZIP, broken, or of an unsupported kind. `limit`: above a limit. */
export class UnsafeZip extends Error {
  readonly why: 'damaged' | 'limit';

  constructor(why: 'damaged' | 'limit') {
    super(`The ZIP is not opened: ${why}.`);
    this.name = 'UnsafeZip';
    this.why = why;
  }
}

const END = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const LOCAL_ENTRY = 0x04_03_4b_50;
const END_BYTES = 22;
const DIRECTORY_ENTRY_BYTES = 46;
const LOCAL_ENTRY_BYTES = 30;
/** A comment may follow the end record. */
const COMMENT_BYTES_MAX = 0xff_ff;
const STORED = 0;
const DEFLATED = 8;

export interface ReadZip {
  readonly limits: ZipLimits;
  /** Which entries are read; the limits of size count these only. @default all */
  readonly isWanted?: (name: string) => boolean;
  /** Decodes UTF-8. */
  readonly decode: (bytes: Uint8Array) => string;
}

interface Listed {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly localAt: number;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES_MAX); at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new UnsafeZip('damaged');
}

function listed(
  bytes: Uint8Array,
  view: DataView,
  { limits, decode }: ReadZip,
): { readonly entries: Listed[]; readonly directoryAt: number } {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new UnsafeZip('limit');
  const directoryAt = view.getUint32(end + 16, true);
  const entries: Listed[] = [];
  let at = directoryAt;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new UnsafeZip('damaged');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      // Some programs write backslashes.
      name: decode(bytes.subarray(at + DIRECTORY_ENTRY_BYTES, at + DIRECTORY_ENTRY_BYTES + nameLength)).replaceAll('\\', '/'),
      isEncrypted: view.getUint16(at + 8, true) % 2 === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      localAt: view.getUint32(at + 42, true),
    });
    at += DIRECTORY_ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (at > end) throw new UnsafeZip('damaged');
  return { entries, directoryAt };
}

/** Where the content of an entry begins, after its local header. */
function contentAt(view: DataView, { localAt }: Listed): number {
  if (view.getUint32(localAt, true) !== LOCAL_ENTRY) throw new UnsafeZip('damaged');
  return localAt + LOCAL_ENTRY_BYTES + view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true);
}

/** Entries that share bytes multiply what an archive unpacks to; no program writes them. */
function refuseOverlaps(view: DataView, entries: readonly Listed[], directoryAt: number): void {
  let free = 0;
  for (const entry of entries.toSorted((left, right) => left.localAt - right.localAt)) {
    if (entry.localAt < free) throw new UnsafeZip('limit');
    free = contentAt(view, entry) + entry.packedSize;
  }
  if (free > directoryAt) throw new UnsafeZip('damaged');
}

function entriesOf<Backing extends ArrayBufferLike>(bytes: Uint8Array<Backing>, options: ReadZip): readonly ZipEntry<Backing>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { limits, isWanted = () => true } = options;
  const { entries, directoryAt } = listed(bytes, view, options);
  const wanted = entries.filter(({ name }) => isWanted(name));
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.totalBytes || total > limits.ratio * bytes.length || wanted.some(({ size }) => size > limits.entryBytes))
    throw new UnsafeZip('limit');
  refuseOverlaps(view, entries, directoryAt);
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length) throw new UnsafeZip('damaged');
  return wanted.map((entry) => {
    const { name, method, isEncrypted, packedSize, size } = entry;
    const isReadable = method === DEFLATED || (method === STORED && packedSize === size);
    if (isEncrypted || !isReadable) throw new UnsafeZip('damaged');
    const begin = contentAt(view, entry);
    return { name, packed: bytes.subarray(begin, begin + packedSize), isDeflated: method === DEFLATED, size };
  });
}

/** Lists the wanted entries of a ZIP, still packed. Throws UnsafeZip before anything is unpacked if the archive is unsafe to unpack. */
export function zipEntries<Backing extends ArrayBufferLike>(bytes: Uint8Array<Backing>, options: ReadZip): readonly ZipEntry<Backing>[] {
  try {
    return entriesOf(bytes, options);
  } catch (error) {
    // A place outside the file.
    throw error instanceof RangeError ? new UnsafeZip('damaged') : error;
  }
}

/** Unpacks raw DEFLATE data to exactly `size` bytes; throws when there are more. Injected, so that the domain depends on no library. */
export type Inflate = (packed: Uint8Array, size: number) => Uint8Array;

/** Unpacks the wanted entries of a ZIP by name, within its limits. Throws UnsafeZip, or what `inflate` throws. */
export function unzip(
  bytes: Uint8Array,
  { inflate, ...options }: ReadZip & { readonly inflate: Inflate },
): ReadonlyMap<string, Uint8Array> {
  return new Map(
    zipEntries(bytes, options).map(({ name, packed, isDeflated, size }) => {
      if (!isDeflated) return [name, packed];
      const content = size === 0 ? new Uint8Array() : inflate(packed, size);
      if (content.length !== size) throw new UnsafeZip('damaged');
      return [name, content];
    }),
  );
}
