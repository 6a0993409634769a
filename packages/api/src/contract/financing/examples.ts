import { day, ids, party, yuan } from '../examples.ts';
import { exampleQuote } from './quote.ts';

export const form = {
  channel: 12,
  pieces: [{ pieceId: ids.piece('Q1'), version: 1 }],
  amount: exampleQuote.amount,
  quoteId: exampleQuote.id,
  purpose: '支付原材料货款',
  receivingAccountId: ids.bankAccount('B2'),
  invoices: [{ invoiceId: ids.tradeInvoice('V1'), amount: yuan(1_000_000) }],
  agreements: ['assignment', 'entrustment'],
} as const;

export const reference = {
  id: ids.financing('F1'),
  applicationNumber: 'RZ20261120-0001',
  state: 'awaitingReview',
  version: 0,
} as const;

export const row = {
  ...reference,
  channel: 12,
  lenderName: '建设银行',
  part: 'own',
  holder: party.supplier,
  issuer: party.core,
  pieceCount: 1,
  number: ids.voucherNumber('LX20261118000034217-01'),
  amount: exampleQuote.amount,
  annualRate: exampleQuote.annualRate,
  paidOut: exampleQuote.paidOut,
  net: exampleQuote.net,
  issuerCosts: exampleQuote.issuerCosts,
  valueOn: exampleQuote.valueOn,
  dueOn: day('2027-05-14'),
  makerName: '王建国',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  disbursedOn: null,
  waitingFor: [
    { party: 'own' as const, enterpriseName: party.supplier.name, role: 'reviewer' as const, since: '2026-11-20T10:02:00+08:00' },
  ],
  reason: null,
  acts: ['view' as const, 'pass' as const, 'return' as const],
} as const;

export const financedPiece = {
  pieceId: ids.piece('Q1'),
  number: row.number,
  state: 'financing',
  amount: row.amount,
  issuer: party.core,
  issuedOn: day('2026-11-18'),
  dueOn: row.dueOn,
  channel: 1,
  lenderNumber: null,
  returnedNumber: null,
} as const;

/** Of a financing that nothing was paid back of. */
export const unpaid = { lateDailyRate: 500n, claimedAt: null, principalLeft: null, paidOffOn: null, owed: null } as const;
