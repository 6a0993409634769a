import { UnsafeZip, zipEntries, type ZipEntry, type ZipLimits } from '@lianxin/domain';
import { Unread, UNPACKED_BYTES_MAX } from './sheet-table.ts';

/** Workbooks have pictures and many sheets. Equal rows without references take a 250th of their size. */
const LIMITS: ZipLimits = { entries: 2000, entryBytes: UNPACKED_BYTES_MAX, totalBytes: UNPACKED_BYTES_MAX, ratio: 500 };

/** Unpacks an entry. The size stated in the file is not trusted. */
async function unpacked({ packed, isDeflated, size }: ZipEntry<ArrayBuffer>): Promise<Uint8Array> {
  if (!isDeflated) return packed;
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Errors surface in the reader.
  const written = writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = readable.getReader();
  const whole = new Uint8Array(size);
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > size) {
      await reader.cancel();
      throw new UnsafeZip('limit');
    }
    whole.set(value, at);
    at += value.length;
  }
  await written;
  return whole.subarray(0, at);
}

/** The texts of the wanted files in a ZIP by name. Throws Unread. */
export async function unzip(file: ArrayBuffer, isWanted: (name: string) => boolean): Promise<ReadonlyMap<string, string>> {
  const utf8 = new TextDecoder();
  const texts = new Map<string, string>();
  try {
    const entries = zipEntries(new Uint8Array(file), { limits: LIMITS, isWanted, decode: (bytes) => utf8.decode(bytes) });
    // One after the other, so that one unpacked part is held besides its texts.
    // oxlint-disable-next-line no-await-in-loop
    for (const entry of entries) texts.set(entry.name, utf8.decode(await unpacked(entry)));
    return texts;
  } catch (error) {
    throw error instanceof UnsafeZip ? new Unread(error.why === 'limit' ? 'unpacked' : 'unreadable') : error;
  }
}
