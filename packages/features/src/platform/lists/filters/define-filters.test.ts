import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { PIECE_TERMS, TRANSFER_TERMS } from '../../terms/index.ts';
import { defineFilters } from './define-filters.ts';
import { amountRange, dayRange, flagFilter, groupChips, partyFilter, searchFilter, stateChips } from './filters.ts';

const Nobody = () => null;
const { requestOf, blank } = defineFilters(contract.transfer.listOutgoing, {
  state: stateChips('states', TRANSFER_TERMS, ['awaitingReview', 'returned']),
  search: searchFilter('search', msg`编号`),
  recipient: partyFilter('counterpartyNo', msg`被转让人`, msg`全部`, Nobody),
  due: dayRange('dueFrom', 'dueTo', msg`到期日`),
  amount: amountRange('amountFrom', 'amountTo'),
});
const page = { page: 1, pageSize: 20 };

describe('filters of a list', () => {
  it('request everything when unset', () => {
    expect(blank).toEqual({ state: '', search: '', recipient: '', dueFrom: '', dueTo: '', amountFrom: '', amountTo: '' });
    expect(requestOf(blank, page)).toEqual(page);
  });

  it('convert amounts, days and states to the wire', () => {
    const texts = { ...blank, state: '10', search: ' ZR1 ', recipient: 'E1', amountFrom: '1,200', amountTo: '9.5', dueFrom: '2027-01-31' };
    expect(requestOf(texts, { ...page, sort: '-amount' })).toEqual({
      ...page,
      sort: '-amount',
      states: ['awaitingReview'],
      search: 'ZR1',
      counterpartyNo: 'E1',
      amountFrom: 120_000n,
      amountTo: 950n,
      dueFrom: '2027-01-31',
    });
  });

  it('accept Chinese punctuation in amounts', () => {
    expect(requestOf({ ...blank, amountFrom: '¥1，200', amountTo: '９。５' }, page)).toEqual({
      ...page,
      amountFrom: 120_000n,
      amountTo: 950n,
    });
  });

  it('leave out invalid values, including orders', () => {
    const texts = { ...blank, state: '99', amountFrom: '1.', amountTo: '1.005', dueTo: '2027-02-30', recipient: '不是编号' };
    expect(requestOf(texts, { ...page, sort: '--' })).toEqual(page);
    expect(requestOf({ ...blank, state: '10,99' }, page)).toEqual({ ...page, states: ['awaitingReview'] });
  });

  it('use a flag for some chips', () => {
    const pieces = defineFilters(contract.voucher.listHoldings, {
      state: stateChips('states', PIECE_TERMS, ['holding'], {
        flags: { overdue: { field: 'overdueOnly', term: PIECE_TERMS.settled } },
      }),
    });
    expect(pieces.requestOf({ state: 'overdue' }, page)).toEqual({ ...page, overdueOnly: true });
    const notices = defineFilters(contract.transfer.listNotices, { unread: flagFilter('unreadOnly', msg`只看未阅`) });
    expect(notices.requestOf({ unread: '1' }, page)).toEqual({ ...page, unreadOnly: true });
    expect(notices.requestOf({ unread: '0' }, page)).toEqual(page);
  });

  it('request a lender by channel number, or nothing if unknown', () => {
    const financings = defineFilters(contract.financing.list, { lender: partyFilter('channel', msg`资金方`, msg`全部`, Nobody) });
    expect(financings.requestOf({ lender: '12' }, page)).toEqual({ ...page, channel: 12 });
    expect(financings.requestOf({ lender: 'ccb' }, page)).toEqual(page);
  });

  it('request all states of a chip', () => {
    const ended = defineFilters(contract.transfer.listOutgoing, {
      state: groupChips('states', { ended: { values: ['withdrawn', 'refused'], term: TRANSFER_TERMS.withdrawn } }),
    });
    expect(ended.requestOf({ state: 'ended' }, page)).toEqual({ ...page, states: ['withdrawn', 'refused'] });
    expect(ended.requestOf({ state: '' }, page)).toEqual(page);
  });

  it('always request fixed fields', () => {
    const against = defineFilters(contract.financing.list, { search: searchFilter('search', msg`编号`) }, { part: 'counterparty' });
    expect(against.requestOf({ search: 'RZ1' }, page)).toEqual({ ...page, part: 'counterparty', search: 'RZ1' });
  });

  it('do not compile with an unknown field or another type', () => {
    // @ts-expect-error -- suppliers have no due date
    expect(defineFilters(contract.supplier.list, { due: dayRange('dueFrom', 'dueTo', msg`到期日`) })).toBeDefined();
    // @ts-expect-error -- a due date is no amount
    expect(defineFilters(contract.transfer.listOutgoing, { amount: amountRange('dueFrom', 'dueTo') })).toBeDefined();
    // @ts-expect-error -- a holding's states are not a transfer's
    expect(defineFilters(contract.transfer.listOutgoing, { state: stateChips('states', PIECE_TERMS, ['holding']) })).toBeDefined();
  });
});
