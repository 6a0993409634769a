import { account, day, ids, pageWith, party, yuan } from '../examples.ts';

export const form = {
  recipientNo: ids.enterprise('E1002'),
  receivingAccountId: account.id,
  amount: yuan(3_286_500),
  dueOn: day('2027-05-14'),
  channel: 12,
  payAccountId: ids.bankAccount('B1'),
  paymentNature: 'goods',
  delivered: true,
  contractId: ids.tradeContract('C1'),
  contractAllowsVoucher: true,
  invoices: [{ invoiceId: ids.tradeInvoice('V1'), amount: yuan(3_286_500) }],
  interestPayer: 'holder',
  promiseNumber: 'CN-JBMY-2026-004217',
  attachments: [],
} as const;

export const row = {
  id: ids.issuance('I1'),
  applicationNumber: 'OP20261118-0034',
  voucherId: ids.voucher('P1'),
  voucherNumber: ids.voucherNumber('LX20261118000034217'),
  state: 'awaitingSignature',
  version: 3,
  issuer: party.core,
  recipient: party.supplier,
  amount: yuan(3_286_500),
  dueOn: day('2027-05-14'),
  issuedOn: day('2026-11-18'),
  termDays: 177,
  coverageBasisPoints: 10_000,
  channel: 1,
  promiseNumber: 'CN20261118000034',
  makerName: '赵晓东',
  isOwn: false,
  submittedAt: '2026-11-18T11:16:00+08:00',
  signDeadline: day('2026-12-03'),
  lastDay: day('2026-12-03'),
  waitingFor: { enterpriseName: '恒信机电设备有限公司', role: 'operator', since: '2026-11-18T16:24:00+08:00' },
  reason: null,
  circulations: 0,
  financedAmount: yuan(0),
  paidAmount: yuan(0),
  lateInterestPaid: yuan(0),
  outstandingAmount: yuan(3_286_500),
} as const;

export const log = [
  {
    event: 'submit',
    actorName: '赵晓东',
    actorRole: 'operator' as const,
    enterpriseName: '晋北煤业集团有限公司',
    at: '2026-11-18T11:16:00+08:00',
    reason: null,
    certificateSerial: null,
    signed: false,
  },
];

export const reference = { id: row.id, applicationNumber: row.applicationNumber, state: 'awaitingReview', version: 1 } as const;

export const listPage = {
  ...pageWith({ ...row, acts: [] }),
  columnSums: {
    amount: row.amount,
    financedAmount: row.financedAmount,
    paidAmount: row.paidAmount,
    lateInterestPaid: row.lateInterestPaid,
    outstandingAmount: row.outstandingAmount,
  },
  stateCounts: { awaitingSignature: 1 },
};
