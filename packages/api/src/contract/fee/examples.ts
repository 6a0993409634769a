import { day, ids, yuan } from '../examples.ts';
import type { FeePayment } from './payment-shapes.ts';
import type { FeeRecord, FeeSums } from './shapes.ts';

/** A fee of the platform that was declared as paid. */
export const feeRecord: FeeRecord = {
  id: ids.feeItem('FEE1'),
  kind: 'ukey',
  amount: yuan(200),
  agreementUrl: null,
  summary: '企业 USB-Key 工本费',
  mandatory: 1,
  returnReason: null,
  source: 'platform',
  state: 'declared',
  version: 1,
  askedAt: '2026-11-12T09:00:00+08:00',
  dueOn: day('2026-11-30'),
  overdue: false,
  businessNumber: null,
  application: null,
  basis: '每枚 200.00 元',
  basisAmount: null,
  rate: null,
  unit: null,
  payee: null,
  declaredAt: '2026-11-20T09:40:00+08:00',
  declaredBy: '周涛',
  decidedAt: null,
  proof: null,
  refund: null,
  acts: ['addProof'],
};

export const feeSums: FeeSums = {
  outstanding: yuan(0),
  overdue: yuan(0),
  declared: yuan(200),
  paid: yuan(0),
  toRefund: yuan(0),
  interest: yuan(0),
};

/** The bank's receipt of a fee. */
export const feeProof = {
  id: ids.file('F7'),
  name: '缴费回单.pdf',
  size: 182_044,
  contentType: 'application/pdf',
  url: '/files/F7',
  uploadedAt: '2026-11-20T09:41:00+08:00',
} as const;

export const receivingAccount = {
  accountName: '链信供应链服务（山西）有限公司',
  accountNumber: '14050170020800006721',
  bankName: '建设银行太原综改区支行',
  branchNumber: '105161000347',
} as const;

/** A payment that waits for confirmation. */
export const feePayment: FeePayment = {
  id: ids.feePayment('JF1'),
  paymentNumber: 'JF20261120-0001',
  state: 'declared',
  amount: yuan(200),
  paidBy: '周涛',
  paidAt: '2026-11-20T09:40:00+08:00',
  payee: receivingAccount,
  proof: feeProof,
  lines: [
    {
      feeId: feeRecord.id,
      kind: feeRecord.kind,
      summary: feeRecord.summary,
      amount: feeRecord.amount,
      state: 'declared',
      decidedAt: null,
      reason: null,
      invoice: null,
    },
  ],
  acts: ['addProof'],
};
