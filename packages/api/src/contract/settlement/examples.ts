import type * as z from 'zod/mini';
import { day, ids, party, yuan } from '../examples.ts';
import type { Payment, ToPay, ToReceive } from './shapes.ts';

export const account = {
  id: ids.bankAccount('B1'),
  accountName: party.core.name,
  accountNumber: '1400 **** 8846',
  bankName: '建设银行朔州开发区支行',
  branchNumber: '105167000010',
  verified: true,
  isDefault: true,
};

const voucher = {
  voucherId: ids.voucher('V1'),
  number: ids.voucherNumber('LX20261118000034217'),
  dueOn: day('2026-11-14'),
  paysOn: day('2026-11-16'),
  amount: yuan(3_286_500),
};

export const toPay: z.output<typeof ToPay> = {
  ...voucher,
  issuanceId: ids.issuance('I1'),
  unpaid: yuan(3_286_500),
  lateInterest: yuan(6_573),
  payees: 2,
  state: 'short',
  version: 2,
  account,
  overdueSince: voucher.paysOn,
  shortage: '付款账户余额不足',
  explanation: null,
  returnReason: null,
  preparedByName: null,
  isOwn: false,
  waitingFor: { enterpriseName: party.core.name, role: 'operator', since: '2026-11-16T09:00:04+08:00' },
  acts: ['view', 'pay', 'explain'],
};

export const toReceive: z.output<typeof ToReceive> = {
  ...voucher,
  pieceId: ids.piece('P1'),
  issuer: party.core,
  lateInterest: yuan(6_573),
  state: 'overdue',
  account: { ...account, accountName: party.supplier.name, accountNumber: '6212 **** 0358', bankName: '工商银行忻州和平街支行' },
  confirmableFrom: day('2026-11-09'),
  confirmation: null,
  paidAt: null,
  bankSerial: null,
  reason: null,
  explanation: null,
  acts: ['view', 'urge', 'evidence'],
};

export const payment: z.output<typeof Payment> = {
  id: 'SP1',
  pieceId: ids.piece('P1'),
  pieceNumber: voucher.number,
  payee: party.supplier,
  purpose: 'holder',
  accountName: party.supplier.name,
  accountNumber: '6212 **** 0358',
  amount: voucher.amount,
  lateInterest: yuan(0),
  state: 'failed',
  reason: '付款账户余额不足',
  bankSerial: null,
  paidAt: null,
  round: 1,
  receipts: [],
};

export const receipt = {
  id: ids.file('F31'),
  name: '银行电子回单.pdf',
  size: 48_120,
  contentType: 'application/pdf',
  url: '/files/F31',
  uploadedAt: '2026-11-18T10:02:00+08:00',
};

export const need = {
  account,
  due: voucher.amount,
  days: [{ paysOn: toPay.paysOn, due: voucher.amount, holders: 1, overdue: true }],
  balance: yuan(1_200_000),
  balanceAt: '2026-11-18T09:00:00+08:00',
  refused: null,
};
export const shown = { voucherId: voucher.voucherId, version: toPay.version };
export const reference = { voucherId: voucher.voucherId, number: voucher.number, state: 'prepared' as const, version: 3 };
export const november = { from: day('2026-11-01'), to: day('2026-11-30') };
