import { account, day, ids, pageWith, party, yuan } from '../examples.ts';

export const number = ids.voucherNumber('LX20261118000034217');

export const row = {
  id: ids.piece('Q1'),
  number,
  voucherId: ids.voucher('P1'),
  rootNumber: number,
  version: 1,
  state: 'holding',
  pledgeState: 'none',
  overdue: false,
  live: true,
  issuer: party.core,
  from: party.core,
  holder: party.supplier,
  amount: yuan(3_286_500),
  availableAmount: yuan(3_286_500),
  issuedOn: day('2026-11-18'),
  receivedOn: day('2026-11-20'),
  dueOn: day('2027-05-14'),
  remainingDays: 175,
  daysLate: 0,
  source: 'issuance',
  businessType: 'materials',
  applicationId: null,
  parts: ['holder'],
  latestEventAt: '2026-11-20T09:36:40+08:00',
  acts: [],
} as const;

export const rows = {
  ...pageWith({ ...row, parts: ['holder' as const], acts: [] }),
  columnSums: { amount: row.amount, availableAmount: row.amount },
  stateCounts: { holding: 1 },
  flagCounts: { pledged: 0, overdue: 0, receivable: 1 },
};

export const group = {
  issuer: party.core,
  dueOn: row.dueOn,
  remainingDays: row.remainingDays,
  pieceCount: 1,
  availableAmount: row.availableAmount,
  pieces: rows.list,
};

export const node = {
  id: row.id,
  parentId: null,
  number,
  holder: party.supplier,
  mine: true,
  amount: row.amount,
  state: 'holding',
  live: true,
  receivedOn: row.receivedOn,
} as const;

export const detail = {
  ...row,
  parts: ['holder' as const],
  acts: [],
  issuanceId: ids.issuance('I1'),
  transferId: null,
  faceAmount: row.amount,
  termDays: 177,
  paymentDate: row.dueOn,
  circulations: 0,
  holderCount: 1,
  channel: 12,
  promiseNumber: 'CN-JBMY-2026-004217',
  issuerWithAccount: { ...party.core, accountNumber: '1400 **** **** 8846', bankName: '建设银行朔州开发区支行' },
  holderWithAccount: { ...party.supplier, accountNumber: account.accountNumber, bankName: account.bankName },
  receivingAccount: account,
  contract: null,
  invoices: [],
  coverageBasisPoints: 10_000,
  tree: [node],
  log: [],
  chainHead: '7f3a91c40be25d68',
  chainLength: 2,
  signDeadline: null,
  remark: null,
};
