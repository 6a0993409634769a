import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../law-runs.fixture.ts';
import { overlappingZip } from './overlapping-zip.fixture.ts';
import { unzip, UnsafeZip, zipEntries, type ReadZip } from './zip.ts';

const limits = { entries: 20, entryBytes: 1000, totalBytes: 2000, ratio: 50 };
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const inflate = (packed: Uint8Array, size: number) => Uint8Array.from(inflateRawSync(packed, { maxOutputLength: size }));
const whyOf = (bytes: Uint8Array, options: Partial<ReadZip> = {}) => {
  try {
    return zipEntries(bytes, { limits, decode, ...options }).length;
  } catch (error) {
    if (error instanceof UnsafeZip) return error.why;
    throw error;
  }
};
/** Changes a 32-bit field of the directory's first entry. */
function withField(zip: Uint8Array, offset: number, value: number): Uint8Array {
  const changed = Uint8Array.from(zip);
  const view = new DataView(changed.buffer);
  const directoryAt = view.getUint32(changed.length - 6, true);
  view.setUint32(directoryAt + offset, value, true);
  return changed;
}
const PACKED_SIZE = 20;
const SIZE = 24;
const LOCAL_AT = 42;

test('returns what was packed, compressed or not', () => {
  const files = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 8 }).map((name) => name.replaceAll('\\', '/')),
    fc.uint8Array({ maxLength: 90 }),
    {
      maxKeys: 8,
    },
  );
  fc.assert(
    fc.property(files, fc.constantFrom<0 | 9>(0, 9), (packed, level) => {
      const opened = unzip(zipSync(packed, { level }), { limits, decode, inflate });
      expect(Object.fromEntries(opened)).toEqual(packed);
    }),
    { numRuns: lawRuns(300) },
  );
});

test('returns the wanted entries only, with slashes for backslashes', () => {
  const zip = zipSync({ 'a\\b.xml': strToU8('b'), 'c.png': new Uint8Array(5000) });
  expect([...unzip(zip, { limits, decode, inflate, isWanted: (name) => name.endsWith('.xml') }).keys()]).toEqual(['a/b.xml']);
});

describe('refuses before unpacking', () => {
  const whole = zipSync({ 'a.txt': strToU8('abc'.repeat(50)), 'b.txt': strToU8('b') });
  test.each([
    [
      'more entries than the limit',
      zipSync(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}`, new Uint8Array(1)]))),
      'limit',
    ],
    ['an entry above the limit', zipSync({ a: new Uint8Array(1001) }, { level: 0 }), 'limit'],
    [
      'entries above the limit together',
      zipSync({ a: new Uint8Array(800), b: new Uint8Array(800), c: new Uint8Array(800) }, { level: 0 }),
      'limit',
    ],
    ['a ratio above the limit', overlappingZip({ entries: 1, bytes: 900, statedBytes: 20_000 }), 'limit'],
    ['entries that share their content', overlappingZip({ entries: 2, bytes: 300 }), 'limit'],
    ['an entry that reaches into the directory', withField(whole, PACKED_SIZE, 400), 'limit'],
    ['an entry outside the file', withField(whole, LOCAL_AT, 4_000_000), 'damaged'],
    ['a stored entry of another size', withField(zipSync({ a: strToU8('abc') }, { level: 0 }), SIZE, 5), 'damaged'],
    ['a cut file', whole.subarray(0, 60), 'damaged'],
    ['a file cut in front', whole.subarray(20), 'damaged'],
    ['an empty file', new Uint8Array(), 'damaged'],
    ['another file', strToU8('PK, but no ZIP at all, and long enough to hold an end record'), 'damaged'],
  ] as const)('%s', (_, bytes, why) => {
    expect(whyOf(bytes)).toBe(why);
  });

  test('a ratio above the limit of an archive within all other limits', () => {
    const zip = zipSync({ a: new Uint8Array(900) });
    expect(whyOf(zip, { limits: { ...limits, ratio: 2 } })).toBe('limit');
    expect(whyOf(zip)).toBe(1);
  });
});

test('refuses an entry that unpacks to another size than stated', () => {
  const zip = zipSync({ a: strToU8('abc'.repeat(50)) });
  for (const stated of [149, 151])
    expect(() => unzip(withField(zip, SIZE, stated), { limits, decode, inflate })).toThrow(/larger than|not opened/);
});

test('ends with entries or a refusal for any damaged archive', () => {
  const zip = zipSync({ 'a.txt': strToU8('abc'.repeat(50)), 'b.txt': strToU8('b') });
  fc.assert(
    fc.property(fc.nat(zip.length - 1), fc.nat(255), (at, byte) => {
      expect(whyOf(zip.map((old, place) => (place === at ? byte : old)))).toBeOneOf([2, 1, 0, 'damaged', 'limit']);
    }),
    { numRuns: lawRuns(300) },
  );
});
