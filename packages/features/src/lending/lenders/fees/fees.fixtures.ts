import { contract, type ResponseOf } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { FEE_DIRECTIONS, sumFen, type FeeDirection, type LendingFeeState } from '@lianxin/domain';
import { enterprises } from '../../../platform/testing/world/enterprises.ts';
import { first, pageBy, summed } from '../../../platform/testing/world/example.ts';
import type { Fee, GuarantorTerms } from './fee-words.ts';

const { supplier, tier2, guarantor } = enterprises;
const { lendingFee } = contract;
const example = first(lendingFee.list.example.response.list);
const LENDER = { ...guarantor, name: '晋融小额贷款有限公司' };

const fee = (order: number, changes: Partial<Fee>): Fee => ({
  ...example,
  id: `${changes.kind ?? example.kind}-P${order}`,
  pledgeId: ids.pledge(`P${order}`),
  applicationNumber: `ZY20261120-${String(order).padStart(4, '0')}`,
  payee: guarantor,
  version: 3,
  acts: [],
  ...changes,
});

export const operatorFee = (changes: Partial<Fee>): Fee => fee(5, changes);

const unpaid = { paidOn: null, receiptNumber: null };
const ofHolder = { enterpriseName: supplier.name, role: 'operator' } as const;

/** The fees of a guarantor in all states, in the view of a role. */
export const guaranteeFees = (act: 'confirm' | 'reverse'): readonly Fee[] => [
  fee(1, { state: 'declared', acts: [act], waitingFor: { enterpriseName: guarantor.name, role: 'operator' } }),
  fee(2, { state: 'due', ...unpaid, waitingFor: ofHolder }),
  fee(3, { state: 'received', amount: yuan(5_800), waitingFor: null, payers: [tier2] }),
  fee(4, { state: 'reversed', ...unpaid, reason: '银行流水中未查到该笔款项', waitingFor: ofHolder }),
];

const lenders: Partial<Fee> = {
  kind: 'lenderFee',
  payers: [supplier],
  payee: LENDER,
  unit: 'flatPerTenThousand',
  rate: 200n,
  minimum: yuan(0),
};
const platform: Partial<Fee> = { ...lenders, kind: 'serviceFee', direction: 'payable', payers: [LENDER], payee: null, rate: 1_500n };
const waits: Partial<Fee> = { state: 'due', ...unpaid, waitingFor: { enterpriseName: LENDER.name, role: 'operator' } };
const paid: Partial<Fee> = { state: 'withheld', paidOn: day('2026-11-12'), receiptNumber: null, waitingFor: null };

/** The fees of a lender: its own and the platform's, before and after disbursement. */
export const lenderFees: readonly Fee[] = [
  fee(11, { ...lenders, ...waits, amount: yuan(80) }),
  fee(11, { ...platform, ...waits, amount: yuan(600) }),
  fee(12, { ...lenders, ...paid, amount: yuan(160) }),
  fee(12, { ...platform, ...paid, amount: yuan(1_200) }),
];

export const pageOfFees = (list: readonly Fee[], states?: readonly LendingFeeState[]): ResponseOf<typeof lendingFee.list> => {
  const sum = (direction: FeeDirection, ...wanted: readonly LendingFeeState[]) =>
    sumFen(list.filter((one) => one.direction === direction && wanted.includes(one.state)).map(({ amount }) => amount));
  return {
    ...summed(pageBy(list, 'state', states), 'amount'),
    sums: FEE_DIRECTIONS.map((direction) => ({
      direction,
      outstanding: sum(direction, 'due', 'reversed'),
      declared: sum(direction, 'declared'),
      received: sum(direction, 'received', 'withheld'),
      toRefund: sum(direction, 'refundDue', 'refundDeclared'),
    })),
  };
};

export const feesAre = (list: readonly Fee[]): MockReply => reply(lendingFee.list, ({ states }) => pageOfFees(list, states));

const { guarantor: asked, channels } = lendingFee.terms.example.response;

/** The terms of a guarantor that is not a lender. */
export const termsAs = (changes: Partial<GuarantorTerms>): MockReply =>
  reply(lendingFee.terms, { guarantor: asked && { ...asked, ...changes }, channels: [] });

/** The replies to a guarantor's operator, to its reviewer, and to a lender. */
export const operatorReplies: readonly MockReply[] = [feesAre(guaranteeFees('confirm')), termsAs({ proposal: null, acts: ['propose'] })];
export const reviewerReplies: readonly MockReply[] = [feesAre(guaranteeFees('reverse')), termsAs({})];
export const lenderReplies: readonly MockReply[] = [feesAre(lenderFees), reply(lendingFee.terms, { guarantor: null, channels })];
