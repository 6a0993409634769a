import { describe, expect, it } from 'vitest';
import { foldedCount, RECORD_FILTERS, recordRequest } from './record-filters.ts';

const page = { page: 1, pageSize: 20 };

describe('filtering transfers', () => {
  it('asks for everything while nothing is set', () => {
    expect(recordRequest(RECORD_FILTERS, page)).toEqual(page);
  });

  it('reads amounts as people type them, and days', () => {
    expect(
      recordRequest(
        { ...RECORD_FILTERS, state: '10', search: ' ZR1 ', recipient: 'E1', amountFrom: '1,200', amountTo: '9.5', dueFrom: '2027-01-31' },
        page,
      ),
    ).toEqual({
      ...page,
      states: ['awaitingReview'],
      search: 'ZR1',
      counterpartyNo: 'E1',
      amountFrom: 120_000n,
      amountTo: 950n,
      dueFrom: '2027-01-31',
    });
  });

  it('takes the signs of a Chinese keyboard in an amount', () => {
    const filters = { ...RECORD_FILTERS, amountFrom: '￥1，200', amountTo: '9。5' };
    expect(recordRequest(filters, page)).toEqual({ ...page, amountFrom: 120_000n, amountTo: 950n });
  });

  it('leaves out what does not read', () => {
    expect(recordRequest({ ...RECORD_FILTERS, state: '99', amountFrom: '1.', dueTo: '2027-02-30', submittedTo: 'x' }, page)).toEqual(page);
  });

  it('counts the folded ones only', () => {
    expect(foldedCount({ ...RECORD_FILTERS, state: '10', amountFrom: '1', submittedTo: '2027-01-01' })).toBe(2);
  });
});
