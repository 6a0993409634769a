import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { contentTypeOf } from './inspect.ts';
import { OFD_TYPE, WORD_TYPE } from './upload-policy.ts';

const wordParts = (document: Uint8Array) => ({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': document });
const ofdParts = (document: Uint8Array) => ({ 'OFD.xml': strToU8('<OFD/>'), 'Doc_0/Document.xml': document });

test.each([
  ['Word', wordParts, WORD_TYPE],
  ['OFD', ofdParts, OFD_TYPE],
] as const)('a %s file is taken, but not one that unpacks to far more than it is', (_, parts, type) => {
  expect(contentTypeOf(Buffer.from(zipSync(parts(strToU8('<a/>')))))).toBe(type);
  const bomb = Buffer.from(zipSync(parts(new Uint8Array(4_000_000)), { level: 9 }));
  expect(bomb.length).toBeLessThan(8000);
  expect(contentTypeOf(bomb)).toBeUndefined();
});

test('an archive without a directory is not taken', () => {
  const zip = Buffer.from(zipSync(wordParts(strToU8('<a/>'))));
  expect(contentTypeOf(zip.subarray(0, zip.length - 60))).toBeUndefined();
});
