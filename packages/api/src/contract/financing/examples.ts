import type { FinancingState } from '@lianxin/domain';
import type * as z from 'zod/mini';
import { account, day, ids, party, yuan } from '../examples.ts';
import { exampleQuote } from '../funding/examples.ts';
import type { FinancedPiece, FinancingDetail, FinancingForm, FinancingReference, FinancingRow } from './shapes.ts';

export const financingForm: FinancingForm = {
  channel: 12,
  pieces: [{ pieceId: ids.piece('Q1'), version: 1 }],
  amount: exampleQuote.amount,
  quoteId: exampleQuote.id,
  purpose: '支付原材料货款',
  receivingAccountId: ids.bankAccount('B2'),
  invoices: [{ invoiceId: ids.tradeInvoice('V1'), amount: yuan(1_000_000) }],
  agreements: ['assignment', 'entrustment'],
};

export const financingReference: z.output<typeof FinancingReference> = {
  id: ids.financing('F1'),
  applicationNumber: 'RZ20261120-0001',
  state: 'awaitingReview',
  version: 0,
};

/** The application of the examples as it stands after a call. */
export const financingAt = (state: FinancingState, version: number): z.output<typeof FinancingReference> => ({
  ...financingReference,
  state,
  version,
});

export const financingRow: FinancingRow = {
  ...financingReference,
  channel: 12,
  lenderName: '建设银行',
  part: 'own',
  holder: party.supplier,
  issuer: party.core,
  pieceCount: 1,
  number: ids.voucherNumber('LX20261118000034217-01'),
  amount: exampleQuote.amount,
  annualRate: exampleQuote.annualRate,
  paidOut: exampleQuote.net,
  net: exampleQuote.net,
  issuerCosts: exampleQuote.issuerCosts,
  awaitsConsent: false,
  issuerPaysFrom: [],
  valueOn: exampleQuote.valueOn,
  dueOn: day('2027-05-14'),
  furtherStep: null,
  makerName: '王建国',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  disbursedOn: null,
  waitingFor: [{ party: 'own', enterpriseName: party.supplier.name, role: 'reviewer', since: '2026-11-20T10:02:00+08:00' }],
  reason: null,
  acts: ['view', 'pass', 'return'],
};

export const financedPiece: z.output<typeof FinancedPiece> = {
  pieceId: ids.piece('Q1'),
  number: financingRow.number,
  state: 'financing',
  amount: financingRow.amount,
  issuer: party.core,
  issuedOn: day('2026-11-18'),
  dueOn: financingRow.dueOn,
  channel: 1,
  lenderNumber: null,
  returnedNumber: null,
};

export const financingDetail: FinancingDetail = {
  ...financingRow,
  quote: exampleQuote,
  charged: null,
  recourse: false,
  lateDailyRate: 500n,
  claimedAt: null,
  principalLeft: null,
  paidOffOn: null,
  owed: null,
  payTo: null,
  repayments: [],
  purpose: financingForm.purpose,
  remark: null,
  receivingAccount: account,
  pieces: [financedPiece],
  contract: null,
  papers: [],
  attachments: [],
  checks: [],
  assents: { own: null, counterparty: null, funder: null },
  questions: null,
  registration: null,
  lenderNumber: null,
  phase: null,
  lenderWords: [],
  copiedFrom: null,
  log: [],
  form: null,
};
