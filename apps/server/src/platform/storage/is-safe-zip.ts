import { UnsafeZip, zipEntries, type ZipLimits } from '@lianxin/domain';

/** Word and OFD files of ten megabytes have many pages and uncompressed drawings. */
const LIMITS: ZipLimits = { entries: 4000, entryBytes: 64 * 1024 * 1024, totalBytes: 128 * 1024 * 1024, ratio: 200 };

/** Whether an archive is within the limits for unpacking, by its directory alone. */
export function isSafeZip(content: Uint8Array): boolean {
  try {
    zipEntries(content, { limits: LIMITS, decode: (bytes) => new TextDecoder().decode(bytes) });
    return true;
  } catch (error) {
    if (error instanceof UnsafeZip) return false;
    throw error;
  }
}
