import type * as z from 'zod/mini';
import { day, ids, party, yuan } from '../examples.ts';
import { examplePledgeQuote } from './quote.ts';
import type { PledgedPiece, PledgeForm, PledgeReference, PledgeRow } from './shapes.ts';

export const pledgeForm: z.output<typeof PledgeForm> = {
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

export const pledgeRow: z.output<typeof PledgeRow> = {
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
  makerName: '王建国',
  isOwn: false,
  submittedAt: '2026-11-20T10:02:00+08:00',
  disbursedOn: null,
  principalLeft: null,
  releasedOn: null,
  waitingFor: [
    {
      party: 'own',
      enterpriseName: party.supplier.name,
      role: 'reviewer',
      since: '2026-11-20T10:02:00+08:00',
    },
  ],
  reason: null,
  acts: ['view', 'pass', 'return'],
};

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
