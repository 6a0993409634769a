import { Unread } from './sheet-table.ts';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;

/** Unpacks at most `most` bytes. The size stated in the file is not trusted. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Errors surface in the reader.
  const written = writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Unread('unpacked');
    }
    parts.push(value);
  }
  await written;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The texts of the files packed in a ZIP whose names are wanted, of at most so many bytes together. Throws a RangeError where it is no ZIP. */
export async function unzip(file: ArrayBuffer, isWanted: (name: string) => boolean, most: number): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(file);
  const utf8 = new TextDecoder();
  let end = file.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  const found = new Map<string, string>();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let left = most;
  for (let index = 0; index < count && view.getUint32(at, true) === ENTRY; index += 1) {
    const [method, size, nameLength] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    // Some programs write backslashes.
    const name = utf8.decode(new Uint8Array(file, at + 46, nameLength)).replaceAll('\\', '/');
    const local = view.getUint32(at + 42, true);
    if (isWanted(name) && !found.has(name)) {
      const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = new Uint8Array(file, begin, size);
      const unpacked = method === 0 ? packed : await inflate(packed, left);
      left -= unpacked.length;
      found.set(name, utf8.decode(unpacked));
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}
