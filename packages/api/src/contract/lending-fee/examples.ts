import { day, ids, party, yuan } from '../examples.ts';
import type { FeeRefund, GuarantorTerms, LendingFeeRow, LendingTerms } from './shapes.ts';

/** A guarantor's fee that was declared as paid. */
export const lendingFeeRow: LendingFeeRow = {
  id: 'guaranteeFee-D1',
  applicationNumber: 'ZY20261120-0001',
  pledgeId: ids.pledge('D1'),
  channel: 3,
  kind: 'guaranteeFee',
  direction: 'receivable',
  state: 'declared',
  version: 6,
  payers: [party.supplier],
  payee: party.guarantor,
  basis: yuan(400_000),
  rate: 12_000n,
  unit: 'annualPercent',
  minimum: yuan(500),
  amount: yuan(2_186.67),
  submittedAt: '2026-11-20T09:42:00+08:00',
  paidOn: day('2026-11-23'),
  receiptNumber: 'HT202611230001',
  reason: null,
  waitingFor: { enterpriseName: party.guarantor.name, role: 'operator' },
  refundId: null,
  acts: ['confirm'],
};

export const feeRefund: FeeRefund = {
  id: ids.feeRefund('FR1'),
  version: 0,
  state: 'refundDue',
  guarantor: party.guarantor,
  amount: yuan(2_186.67),
  feePaidOn: day('2026-11-23'),
  feeReceiptNumber: 'HT202611230001',
  paidOn: null,
  receiptNumber: null,
  reason: null,
  acts: [],
};

export const guarantorTerms: GuarantorTerms = {
  rate: 12_000n,
  unit: 'annualPercent',
  minimum: yuan(500),
  total: yuan(20_000_000),
  used: yuan(3_600_000),
  inTransit: yuan(400_000),
  free: yuan(16_000_000),
  version: 1,
  changedBy: '平台运营',
  changedAt: '2026-10-08T10:00:00+08:00',
  proposal: {
    number: 1,
    rate: 15_000n,
    unit: 'annualPercent',
    minimum: yuan(800),
    state: 'waiting',
    proposedBy: '罗敏',
    proposedAt: '2026-11-20T10:12:00+08:00',
    isOwn: false,
    decidedBy: null,
    reason: null,
  },
  acts: ['review'],
};

export const lendingTerms: LendingTerms = {
  guarantor: guarantorTerms,
  channels: [
    {
      channel: 3,
      offered: true,
      annualRate: 58_000n,
      lenderFeeRate: 200n,
      minLenderFee: yuan(0),
      platformRate: 1_500n,
      minPlatformFee: yuan(10),
    },
  ],
};
