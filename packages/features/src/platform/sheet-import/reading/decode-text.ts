import { Unread } from './sheet-table.ts';

const fits = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Chinese and Latin text with full-width forms. */
const LIKELY = /^[\t\n\r -~\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]*$/;
const IN_CELLS = /[\t\n,]/;

/** UTF-16 without a byte-order mark: every second byte of digits and separators is zero. */
function utf16Without(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Some Chinese characters also end in a zero byte.
  if (even + odd >= bytes.length / 10 && Math.min(even, odd) * 4 <= Math.max(even, odd))
    return fits(odd > even ? 'utf-16le' : 'utf-16be', bytes);
  // Chinese characters and full-width digits alone have few zero bytes.
  if (even + odd === 0) return undefined;
  return [fits('utf-16le', bytes), fits('utf-16be', bytes)].find((text) => text !== undefined && IN_CELLS.test(text) && LIKELY.test(text));
}

/** Counts valid multi-byte UTF-8 characters and invalid bytes. */
function countUtf8(bytes: Uint8Array): { readonly whole: number; readonly broken: number } {
  let [whole, broken, at] = [0, 0, 0];
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const length =
      byte < 0x80 ? 1 : byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
    const tail = bytes.subarray(at + 1, at + length);
    if (length > 0 && tail.length === length - 1 && tail.every((one) => one >= 0x80 && one < 0xc0)) {
      if (length > 2) whole += 1;
      at += length;
    } else {
      broken += 1;
      at += 1;
    }
  }
  return { whole, broken };
}

/**
 * Decodes UTF-8, UTF-16, GBK or GB 18030. Throws an Unread if no encoding fits. UTF-8 with a damaged or cut character is not read as GB
 * 18030, which accepts almost any bytes.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const text =
    mark === 0xff_fe ? fits('utf-16le', bytes) : mark === 0xfe_ff ? fits('utf-16be', bytes) : (fits('utf-8', bytes) ?? utf16Without(bytes));
  // Zero bytes in valid UTF-8: UTF-16 with only Latin text, or not text.
  const read = text?.includes('\0') === true && mark !== 0xff_fe && mark !== 0xfe_ff ? (utf16Without(bytes) ?? text) : text;
  if (read !== undefined) return read;
  if (mark === 0xff_fe || mark === 0xfe_ff) throw new Unread('encoding');
  const { whole, broken } = countUtf8(bytes);
  const isCut =
    whole > 0 && [1, 2, 3].some((last) => (bytes.at(-last) ?? 0) >= 0xc2 && fits('utf-8', bytes.subarray(0, -last)) !== undefined);
  if (isCut) throw new Unread('cut');
  if (whole > 2 * broken) throw new Unread('encoding');
  const chinese = fits('gb18030', bytes);
  if (chinese === undefined) throw new Unread('encoding');
  return chinese;
}
