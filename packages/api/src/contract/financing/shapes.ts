import { FINANCING_STATE_CODES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { recordFilter } from '../schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, TwoReviews } from '../schemas/party.ts';
import {
  BankAccountId,
  Channel,
  coded,
  Day,
  EnterpriseNo,
  FileId,
  FinancingDraftId,
  FinancingId,
  Instant,
  Money,
  PieceId,
  PositiveMoney,
  Rate,
  RequiredText,
  RoleCode,
  Text,
  Version,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { ActCode, PieceStateCode } from '../schemas/states.ts';
import { InvoiceUse, TradeContract, TradeInvoice } from '../trade/shapes.ts';
import { wire } from '../wire.ts';
import { LenderWordView } from './lender-word.ts';
import { paidBack } from './paid-back.ts';
import { PiecesShown, Quote } from './quote.ts';

export const FinancingStateCode = coded(FINANCING_STATE_CODES);

/** The viewer's part of a financing: whose it is, who is to pay what is financed, or who lends. */
export const FinancingPart = z.enum(['own', 'counterparty', 'funder']);

/** What is applied for: which pieces, how much of them, of which lender and on what quote. */
export const FinancingForm = z.strictObject({
  channel: Channel,
  pieces: PiecesShown,
  amount: wire('rzAmt', PositiveMoney),
  wishedOn: z.optional(Day),
  quoteId: RequiredText(64),
  purpose: RequiredText(200),
  receivingAccountId: BankAccountId,
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  attachments: z.optional(z.array(FileId).check(z.maxLength(10))),
  /** The documents that the lender asks to be read, and that were. */
  agreements: z.array(z.enum(['assignment', 'entrustment'])).check(z.maxLength(2)),
  remark: z.optional(Text(100)),
});

/** A part of a piece that an application holds. */
export const FinancedPiece = z.object({
  pieceId: PieceId,
  number: wire('pzbh', VoucherNumber),
  state: wire('holdState', PieceStateCode),
  amount: wire('amt', Money),
  issuer: Party,
  issuedOn: Day,
  dueOn: wire('endDate', Day),
  channel: Channel,
  /** The lender's piece, once it has paid. */
  lenderNumber: z.nullable(VoucherNumber),
  /** The holder's again, once it has bought it back. */
  returnedNumber: z.nullable(VoucherNumber),
});

/** Whose move it is. */
const Waiting = z.object({ party: FinancingPart, enterpriseName: z.string(), role: RoleCode, since: Instant });

export const FinancingRow = z.object({
  id: FinancingId,
  applicationNumber: wire('applyNo', z.string()),
  channel: Channel,
  lenderName: z.string(),
  state: FinancingStateCode,
  version: Version,
  part: FinancingPart,
  holder: Party,
  issuer: Party,
  pieceCount: z.int(),
  /** The number of its first piece. */
  number: wire('pzbh', VoucherNumber),
  amount: wire('rzAmt', Money),
  annualRate: wire('rate', Rate),
  paidOut: Money,
  /** What the holder has of it. */
  net: wire('netAmt', Money),
  issuerCosts: Money,
  valueOn: wire('startDate', Day),
  dueOn: wire('endDate', Day),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: Instant,
  disbursedOn: z.nullable(Day),
  waitingFor: z.array(Waiting),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Only to the people of the enterprise that reviews it, and only where one reviewer is not enough. */
  twoReviews: z.optional(TwoReviews),
});

/** An invoice in the three columns in which it stands behind a financing (rules §7). */
export const PaperView = z.object({
  invoice: TradeInvoice,
  /** What the voucher used of it. */
  used: Money,
  /** What other financings hold of that. */
  occupied: Money,
  /** What this one takes. */
  thisTime: Money,
  claimedElsewhere: z.boolean(),
});

/** The entry at the register of movables and claims, or why the lender pays out without one. */
export const RegistrationView = z.object({
  certificateNumber: wire('regNo', z.nullable(z.string())),
  registeredAt: z.nullable(Instant),
  expiresOn: z.nullable(Day),
  searchReportNumber: z.nullable(z.string()),
  searchedAt: z.nullable(Instant),
  waivedBecause: z.nullable(z.string()),
});

/** How far a side is that has to agree to the contract. */
const Assent = z.enum(['open', 'made', 'given', 'refused']);

export const FinancingDetail = z.extend(FinancingRow, {
  quote: Quote,
  /** Set once it has paid: what was charged. */
  charged: z.nullable(Quote),
  recourse: z.boolean(),
  ...paidBack,
  purpose: z.string(),
  remark: z.nullable(z.string()),
  receivingAccount: z.nullable(AccountView),
  pieces: z.array(FinancedPiece),
  contract: z.nullable(TradeContract),
  papers: z.array(PaperView),
  attachments: z.array(FileView),
  checks: z.array(Check),
  assents: z.object({ own: z.nullable(Assent), counterparty: z.nullable(Assent), funder: z.nullable(Assent) }),
  /** What the lender asks for besides, and whether it has it. */
  furtherStep: z.nullable(z.object({ done: z.boolean() })),
  /** What the lender asked to know more of. */
  questions: z.nullable(z.string()),
  registration: z.nullable(RegistrationView),
  /** The lender's own number, and the word it uses for how far it is. */
  lenderNumber: wire('IOU', z.nullable(z.string())),
  phase: wire('phaseInfo', z.nullable(z.string())),
  /** What the lender's system told; nothing to the issuer. */
  lenderWords: z.array(LenderWordView),
  copiedFrom: z.nullable(z.object({ id: FinancingId, applicationNumber: z.string() })),
  log: z.array(LogEntry),
  /** What would be applied for again, by its maker. */
  form: z.nullable(FinancingForm),
});

export const Reference = z.object({
  id: FinancingId,
  applicationNumber: wire('applyNo', z.string()),
  state: FinancingStateCode,
  version: Version,
});

export const Filter = {
  ...recordFilter,
  /** @default own */
  part: z.optional(FinancingPart),
  channel: z.optional(Channel),
  issuerNo: z.optional(EnterpriseNo),
  submittedFrom: z.optional(Day),
  submittedTo: z.optional(Day),
  disbursedFrom: z.optional(Day),
  disbursedTo: z.optional(Day),
  /** Only those that wait for a move of the viewer's role: the queue of a reviewer, what an issuer has to agree to. */
  waitingForMe: z.optional(z.boolean()),
  states: z.optional(z.array(FinancingStateCode)),
};

export const FormDraft = z.partial(FinancingForm);

export const Draft = z.object({
  id: FinancingDraftId,
  version: Version,
  savedAt: Instant,
  form: FormDraft,
  /** The files that the form names. */
  attachments: z.array(FileView),
});

export type FinancingForm = z.output<typeof FinancingForm>;
export type FinancingRow = z.output<typeof FinancingRow>;
export type FinancingDetail = z.output<typeof FinancingDetail>;
