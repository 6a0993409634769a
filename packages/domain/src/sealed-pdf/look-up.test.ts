import { expect, test } from 'vitest';
import { verifyDocumentLookUp } from './look-up.ts';
import { pdfSealText } from './proof.ts';

const KEY = `04${'a'.repeat(128)}`;
const document = { kind: 'statement' as const, number: 'WJ20261120-0001', contentHash: 'c'.repeat(64) };
const fileHash = 'f'.repeat(64);
const signature = '5'.repeat(128);
const answer = { ...document, fileHash, signature, publicKey: KEY };
/** A library in which the key has signed these and nothing else; SM2 itself is tried on the server. */
const library = {
  sm2: {
    verifyPublicKey: () => true,
    doVerifySignature: (text: string, value: string, key: string) =>
      text === pdfSealText(document, fileHash) && value === signature && key === KEY,
  },
};

test('a document’s number and hash are proved by the seal of a known key over just these', () => {
  expect(verifyDocumentLookUp(library, answer, ['04bb', KEY])).toBe('proved');
  expect(verifyDocumentLookUp(library, answer, [])).toBe('told');
  expect(verifyDocumentLookUp(library, answer, ['04bb'])).toBe('forged');
});

test('a seal over another number, kind, hash or file proves nothing', () => {
  const others = [
    { number: 'WJ20261120-0002' },
    { kind: 'voucher' as const },
    { contentHash: 'd'.repeat(64) },
    { fileHash: 'e'.repeat(64) },
  ];
  expect(others.map((other) => verifyDocumentLookUp(library, { ...answer, ...other }, [KEY]))).toEqual(others.map(() => 'forged'));
});
