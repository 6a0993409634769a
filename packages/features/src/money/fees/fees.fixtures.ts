import { contract } from '@lianxin/api/contract';
import { day, ids, reply, yuan, type MockReply } from '@lianxin/api/mock';
import { sumFen, type ChargeState } from '@lianxin/domain';
import { enterprises } from '../../platform/testing/world/enterprises.ts';
import { first, pageBy, summed } from '../../platform/testing/world/example.ts';
import type { Fee, FeePage } from './fee-terms.ts';

const example = first(contract.fee.list.example.response.list);

const fee = (order: number, changes: Partial<Fee>): Fee => ({ ...example, id: ids.feeItem(`FEE${order}`), acts: [], ...changes });

const unpaid = { declaredAt: null, declaredBy: null, decidedAt: null } as const;
const service = { kind: 'service', summary: '平台年度服务费', basis: '年费，按合同约定', mandatory: 0 } as const;
const ofAnApplication = {
  source: 'application',
  summary: '',
  state: 'confirmed',
  basis: null,
  dueOn: null,
  mandatory: 1,
  unit: 'flatPerTenThousand',
  basisAmount: yuan(400_000),
  declaredAt: '2026-11-18T10:26:00+08:00',
  declaredBy: null,
  decidedAt: '2026-11-18T10:26:00+08:00',
} as const satisfies Partial<Fee>;

/** Fees of the platform in every state, the first overdue. */
export const platformFees: readonly Fee[] = [
  fee(1, { ...unpaid, state: 'pending', dueOn: day('2026-11-18'), overdue: true, acts: ['pay'] }),
  fee(2, { ...service, ...unpaid, state: 'pending', amount: yuan(6_000), dueOn: day('2026-12-20'), acts: ['pay'] }),
  fee(3, { ...service, ...unpaid, state: 'returned', amount: yuan(500), returnReason: '未查到该笔转账', acts: ['pay'] }),
  fee(4, {
    kind: 'evidence',
    summary: '存证服务费',
    basis: '存证 9 笔，每笔 10.00 元',
    amount: yuan(90),
    mandatory: 0,
    acts: ['addProof'],
  }),
  fee(5, { ...service, state: 'confirmed', amount: yuan(6_000), dueOn: null, decidedAt: '2026-11-19T15:20:00+08:00' }),
];

/** A supplier's costs of financings and loans. */
export const supplierFees: readonly Fee[] = [
  ...platformFees,
  fee(11, {
    ...ofAnApplication,
    kind: 'serviceFee',
    businessNumber: 'RZ20261118-0001',
    application: { kind: 'financing', id: 'F1', part: 'holder' },
    rate: 1_500n,
    amount: yuan(600),
  }),
  fee(12, {
    ...ofAnApplication,
    kind: 'guaranteeFee',
    businessNumber: 'ZY20261110-0001',
    application: { kind: 'pledge', id: 'P1', part: 'holder' },
    rate: null,
    unit: null,
    payee: enterprises.guarantor,
    amount: yuan(2_186.67),
  }),
  fee(13, {
    ...ofAnApplication,
    kind: 'guaranteeFee',
    state: 'refunded',
    businessNumber: 'ZY20261102-0001',
    application: { kind: 'pledge', id: 'P2', part: 'holder' },
    rate: null,
    unit: null,
    payee: enterprises.guarantor,
    amount: yuan(1_200),
    refund: { paidOn: day('2026-11-19'), receiptNumber: 'TF20261119-01', reason: null },
  }),
];

/** A core enterprise's share of financing costs. */
export const coreFees: readonly Fee[] = [
  ...platformFees.slice(3),
  fee(21, {
    ...ofAnApplication,
    kind: 'interest',
    businessNumber: 'RZ20261118-0002',
    application: { kind: 'financing', id: 'F2', part: 'issuer' },
    rate: 36_000n,
    unit: 'annualPercent',
    payee: enterprises.bank,
    amount: yuan(3_480.5),
  }),
];

export const pageOfFees = (list: readonly Fee[], states?: readonly ChargeState[]): FeePage => {
  const sum = (isCounted: (fee: Fee) => boolean) => sumFen(list.filter(isCounted).map(({ amount }) => amount));
  return {
    ...summed(pageBy(list, 'state', states), 'amount'),
    sums: {
      outstanding: sum(({ state }) => state === 'pending' || state === 'returned'),
      overdue: sum(({ overdue }) => overdue),
      declared: sum(({ state }) => state === 'declared'),
      paid: sum(({ state }) => state === 'confirmed'),
      toRefund: sum(({ state }) => state === 'refundDue' || state === 'refundDeclared'),
      interest: sum(({ kind }) => kind === 'interest'),
    },
  };
};

export const feesAre = (list: readonly Fee[]): MockReply => reply(contract.fee.list, ({ states }) => pageOfFees(list, states));
