import { expect, test } from 'vitest';
import { verifyDocumentLookUp } from './look-up.ts';
import { pdfSealText } from './proof.ts';

const KEY = `04${'a'.repeat(128)}`;
const document = { kind: 'statement' as const, number: 'WJ20261120-0001', contentHash: 'c'.repeat(64) };
const fileHash = 'f'.repeat(64);
const signature = '5'.repeat(128);
const answer = { ...document, fileHash, signature, publicKey: KEY };
/** A fake in which KEY has signed exactly this document; real SM2 is tested on the server. */
const library = {
  sm2: {
    verifyPublicKey: () => true,
    doVerifySignature: (text: string, value: string, key: string) =>
      text === pdfSealText(document, fileHash) && value === signature && key === KEY,
  },
};

test('a document is proved by a seal of a known key over its number, kind, hash and file', () => {
  expect(verifyDocumentLookUp(library, answer, ['04bb', KEY])).toBe('proved');
  expect(verifyDocumentLookUp(library, answer, [])).toBe('unproved');
  expect(verifyDocumentLookUp(library, answer, ['04bb'])).toBe('forged');
});

test('a seal over a different number, kind, hash or file is rejected as forged', () => {
  const others = [
    { number: 'WJ20261120-0002' },
    { kind: 'voucher' as const },
    { contentHash: 'd'.repeat(64) },
    { fileHash: 'e'.repeat(64) },
  ];
  expect(others.map((other) => verifyDocumentLookUp(library, { ...answer, ...other }, [KEY]))).toEqual(others.map(() => 'forged'));
});
