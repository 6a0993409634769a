import { expect, it } from 'vitest';
import { PIECE_FILTERS, pieceRequest } from './holdings-filters.ts';

const page = { page: 1, pageSize: 20 };

it('reads amounts as people type them', () => {
  expect(pieceRequest({ ...PIECE_FILTERS, amountFrom: '1，200', amountTo: '￥9。5' }, page)).toEqual({
    ...page,
    amountFrom: 120_000n,
    amountTo: 950n,
  });
});

it('leaves out what does not read', () => {
  expect(
    pieceRequest({ ...PIECE_FILTERS, state: '99', issuer: '', amountFrom: '1.', amountTo: '1.005', dueTo: '2027-02-30' }, page),
  ).toEqual(page);
});
