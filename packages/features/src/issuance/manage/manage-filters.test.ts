import { expect, it } from 'vitest';
import { FILTERS, requestOf } from './manage-filters.tsx';

it('reads amounts as people type them', () => {
  expect(requestOf({ ...FILTERS, amountFrom: '¥1，200', amountTo: '９。５' })).toMatchObject({ amountFrom: 120_000n, amountTo: 950n });
});
