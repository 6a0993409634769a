import { expect, test } from 'vitest';
import { missingForSpecial } from './invoice-profile.ts';

const blank = { address: '', phone: ' ', bankName: '', accountNumber: '' };

test('a special invoice needs the address, phone and bank account of the buyer', () => {
  expect(missingForSpecial({ ...blank, kind: 'special' })).toEqual(['address', 'phone', 'bankName', 'accountNumber']);
  expect(missingForSpecial({ ...blank, kind: 'special', address: '忻州市', phone: '0350-3033333' })).toEqual(['bankName', 'accountNumber']);
});

test('an ordinary invoice needs none of them', () => {
  expect(missingForSpecial({ ...blank, kind: 'ordinary' })).toEqual([]);
});
