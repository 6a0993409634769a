import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { fen, sumFen, type FundDirection, type ReconciliationState } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first, pageBy } from '../../../platform/testing/world/example.ts';
import type { FundEntry, FundPage } from './fund-terms.ts';

const { fundRegister } = contract;
const example = first(fundRegister.list.example.response.list);

/** An entry; the order gives its day of the month. */
const entry = (order: number, changes: Partial<FundEntry>): FundEntry => ({
  ...example,
  id: ids.fundEntry(`F${order}`),
  number: `ZJ202611${String(order).padStart(2, '0')}-${String(order).padStart(4, '0')}`,
  bookedOn: day(`2026-11-${String(order).padStart(2, '0')}`),
  ...changes,
});

const { guarantor, core } = enterprises;

/** A supplier's month: a financing, a loan with guarantee fee, a repayment, a manual entry. Newest first. */
export const entries: readonly FundEntry[] = [
  entry(20, {
    type: 'supplement',
    direction: 'in',
    amount: yuan(1_200),
    balanceAfter: yuan(1_028_713.33),
    source: 'supplement',
    object: null,
    objectNumber: null,
    voucherNumbers: [],
    counterpartyName: '国网山西省电力公司',
    makerName: '刘志强',
    checkerName: '陈敏',
    remark: '电费退款，线下到账',
    reconciliation: 'explained',
  }),
  entry(18, {
    type: 'repayment',
    direction: 'out',
    amount: yuan(102_300),
    balanceAfter: yuan(1_027_513.33),
    object: { kind: 'pledge', id: 'D1', part: 'holder' },
    objectNumber: 'ZY20261110-0001',
    reconciliation: 'matchedByHand',
  }),
  entry(12, {
    type: 'pledge',
    amount: yuan(399_000),
    balanceAfter: yuan(1_129_813.33),
    object: { kind: 'pledge', id: 'D1', part: 'holder' },
    objectNumber: 'ZY20261110-0001',
    reconciliation: 'matchedByRule',
  }),
  entry(11, {
    type: 'fee',
    direction: 'out',
    amount: yuan(2_186.67),
    balanceAfter: yuan(730_813.33),
    counterpartyName: guarantor.name,
    object: { kind: 'pledge', id: 'D1', part: 'holder' },
    objectNumber: 'ZY20261110-0001',
  }),
  entry(5, { counterpartyName: core.name, balanceAfter: yuan(733_000) }),
];

export const sumOf = (list: readonly Pick<FundEntry, 'direction' | 'amount'>[], direction: FundDirection) =>
  sumFen(list.filter((one) => one.direction === direction).map(({ amount }) => amount));

export function pageOfEntries(list: readonly FundEntry[], states?: readonly ReconciliationState[]): FundPage {
  const page = pageBy(list, 'reconciliation', states);
  const [inflow, outflow] = [sumOf(list, 'in'), sumOf(list, 'out')];
  return {
    ...page,
    sums: { opening: yuan(0), inflow, outflow, closing: fen(inflow - outflow) },
    columnSums: { inflow: sumOf(page.list, 'in'), outflow: sumOf(page.list, 'out') },
  };
}

export const entriesAre = (list: readonly FundEntry[]): MockReply => reply(fundRegister.list, ({ states }) => pageOfEntries(list, states));
