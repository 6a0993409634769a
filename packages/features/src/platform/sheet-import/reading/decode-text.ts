import { Unread } from './sheet-table.ts';

const fits = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-16 without its mark: in text of this trade every second byte of digits and separators is zero. */
function utf16Without(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Some Chinese characters end in a byte of zero, too.
  if (even + odd < bytes.length / 10 || Math.min(even, odd) * 4 > Math.max(even, odd)) return undefined;
  return fits(odd > even ? 'utf-16le' : 'utf-16be', bytes);
}

/** Characters of several bytes that are whole in UTF-8, and bytes that belong to none. */
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
 * The text in a file's bytes: UTF-8, UTF-16, or as spreadsheets save it in China, GBK and GB 18030. An Unread is thrown where no encoding
 * fits whole; UTF-8 with a damaged or cut character is not taken for GB 18030, in which almost any bytes are some characters.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const text =
    mark === 0xff_fe ? fits('utf-16le', bytes) : mark === 0xfe_ff ? fits('utf-16be', bytes) : (fits('utf-8', bytes) ?? utf16Without(bytes));
  // Bytes of zero within UTF-8 are UTF-16 of Latin text alone, or no text.
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
