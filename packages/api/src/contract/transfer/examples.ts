import { account, day, ids, party, yuan } from '../examples.ts';

export const leg = {
  pieceId: ids.piece('Q1'),
  pieceVersion: 1,
  recipientNo: ids.enterprise('E1003'),
  receivingAccountId: account.id,
  amount: yuan(500_000),
  contractId: ids.tradeContract('C2'),
  invoices: [{ invoiceId: ids.tradeInvoice('V2'), amount: yuan(500_000) }],
};

export const row = {
  id: ids.transfer('T1'),
  transferNumber: 'ZR20261120-0007',
  batchNumber: 'ZP20261120-0003',
  state: 'awaitingReview',
  version: 0,
  sourceNumber: ids.voucherNumber('LX20261118000034217'),
  splitFromNumber: null,
  childNumber: null,
  sourcePieceId: ids.piece('Q1'),
  pieceId: null,
  issuer: party.core,
  sender: party.supplier,
  recipient: party.tier2,
  amount: yuan(500_000),
  dueOn: day('2027-05-14'),
  makerName: '王建国',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  reviewedAt: null,
  signedAt: null,
  signDeadline: null,
  lastDay: day('2027-05-13'),
  waitingFor: { enterpriseName: '恒信机电设备有限公司', role: 'reviewer', since: '2026-11-20T10:02:00+08:00' },
  reason: null,
  acts: [],
} as const;

export const reference = { id: row.id, transferNumber: row.transferNumber, state: row.state, version: row.version };
