import type { PledgeApplicationState } from '@lianxin/domain';
import type * as z from 'zod/mini';
import { account, day, ids, party, yuan } from '../examples.ts';
import { examplePledgeQuote } from './quote-examples.ts';
import type { PledgeDetail, PledgedPiece, PledgeForm, PledgeReference, PledgeRow } from './shapes.ts';

export const pledgeForm: PledgeForm = {
  channel: 3,
  pieces: [{ pieceId: ids.piece('Q1'), version: 1 }],
  pledged: yuan(1_000_000),
  amount: yuan(800_000),
  repayOn: day('2027-05-14'),
  quoteId: examplePledgeQuote.id,
  guarantorNo: party.guarantor.enterpriseNo,
  purpose: '支付原材料货款',
  receivingAccountId: ids.bankAccount('B2'),
  invoices: [{ invoiceId: ids.tradeInvoice('V1'), amount: yuan(1_000_000) }],
  agreements: ['pledge', 'entrustment'],
};

export const pledgeReference: z.output<typeof PledgeReference> = {
  id: ids.pledge('P1'),
  applicationNumber: 'ZY20261120-0001',
  state: 'awaitingReview',
  version: 0,
};

/** The application of the examples as it stands after a call. */
export const pledgeAt = (state: PledgeApplicationState, version: number): z.output<typeof PledgeReference> => ({
  ...pledgeReference,
  state,
  version,
});

export const pledgeRow: PledgeRow = {
  ...pledgeReference,
  channel: 3,
  lenderName: '担保贷款',
  part: 'own',
  holder: party.supplier,
  issuer: party.core,
  guarantor: party.guarantor,
  pieceCount: 1,
  number: ids.voucherNumber('LX20261118000034217-01'),
  pledged: pledgeForm.pledged,
  amount: pledgeForm.amount,
  coverage: 1_250_000n,
  annualRate: examplePledgeQuote.annualRate,
  net: examplePledgeQuote.net,
  valueOn: examplePledgeQuote.valueOn,
  repayOn: pledgeForm.repayOn,
  paysOn: pledgeForm.repayOn,
  makerName: '王建国',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  disbursedOn: null,
  principalLeft: null,
  releasedOn: null,
  feeToComeBack: null,
  feeReceived: false,
  feeUnpaid: null,
  waitingFor: [{ party: 'own', enterpriseName: party.supplier.name, role: 'reviewer', since: '2026-11-20T10:02:00+08:00' }],
  reason: null,
  acts: ['view', 'pass', 'return'],
};

export const pledgeSums = { pledged: pledgeRow.pledged, amount: pledgeRow.amount, net: pledgeRow.net, principalLeft: yuan(0) };

export const pledgedPiece: z.output<typeof PledgedPiece> = {
  pieceId: ids.piece('Q1'),
  number: pledgeRow.number,
  pledgeState: 'applying',
  amount: pledgeRow.pledged,
  issuer: party.core,
  issuedOn: day('2026-11-18'),
  dueOn: day('2027-05-14'),
  channel: 1,
  overdue: false,
  settled: false,
  acts: [],
};

export const pledgeDetail: PledgeDetail = {
  ...pledgeRow,
  asOf: '2026-11-20T10:00:00+08:00',
  quote: examplePledgeQuote,
  charged: null,
  pledgeRate: 800_000n,
  lateDailyRate: 500n,
  owedAtMaturity: pledgeRow.amount,
  guarantee: null,
  feeRefunds: [],
  purpose: pledgeForm.purpose,
  remark: null,
  receivingAccount: account,
  pieces: [pledgedPiece],
  papers: [],
  contract: null,
  attachments: [],
  checks: [],
  accepted: false,
  questions: null,
  registration: null,
  owed: null,
  payTo: null,
  repayments: [],
  release: null,
  copiedFrom: null,
  log: [],
  form: null,
};
