import * as z from 'zod/mini';
import { PiecesShown, Quote } from '../financing/quote.ts';
import { PaperView, RegistrationView } from '../financing/shapes.ts';
import { recordFilter } from '../schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, TwoReviews } from '../schemas/party.ts';
import {
  BankAccountId,
  Channel,
  Day,
  EnterpriseNo,
  FileId,
  Instant,
  Money,
  PieceId,
  PledgeDraftId,
  PledgeId,
  PositiveMoney,
  Rate,
  RequiredText,
  RoleCode,
  Text,
  Version,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { ActCode, PledgeApplicationStateCode, PledgeStateCode } from '../schemas/states.ts';
import { Owed, Repayment } from '../schemas/repayment.ts';
import { InvoiceUse, TradeContract } from '../trade/shapes.ts';
import { wire } from '../wire.ts';

/** The viewer's part of a loan against a pledge: whose it is, who lends, or who answers for it. */
export const PledgePart = z.enum(['own', 'funder', 'guarantor']);

/** What is applied for: which pieces are pledged, how much of them, what is lent on it, of whom and until when. */
export const PledgeForm = z.strictObject({
  channel: Channel,
  pieces: PiecesShown,
  pledged: wire('pledgeAmt', PositiveMoney),
  amount: wire('loanAmt', PositiveMoney),
  repayOn: Day,
  wishedOn: z.optional(Day),
  quoteId: RequiredText(64),
  /** Who answers for it; required where the lender asks for somebody. */
  guarantorNo: z.optional(EnterpriseNo),
  purpose: RequiredText(200),
  receivingAccountId: wire('recvAcct', BankAccountId),
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  attachments: z.optional(z.array(FileId).check(z.maxLength(10))),
  /** The documents that the lender asks to be read, and that were. */
  agreements: z.array(z.enum(['pledge', 'entrustment'])).check(z.maxLength(2)),
  remark: z.optional(Text(100)),
});

/** A part of a piece that is pledged; it stays its holder's, and counts. */
export const PledgedPiece = z.object({
  pieceId: PieceId,
  number: wire('pzbh', VoucherNumber),
  pledgeState: PledgeStateCode,
  amount: wire('amt', Money),
  issuer: Party,
  issuedOn: Day,
  dueOn: wire('endDate', Day),
  channel: Channel,
  /** Its issuer did not pay it in time. */
  overdue: z.boolean(),
  /** It was paid at maturity. */
  settled: z.boolean(),
  /** What the viewer may do about it besides what they may do with the loan. */
  acts: z.array(ActCode),
});

export const PledgeRow = z.object({
  id: PledgeId,
  applicationNumber: wire('applyNo', z.string()),
  channel: Channel,
  lenderName: z.string(),
  state: PledgeApplicationStateCode,
  version: Version,
  part: PledgePart,
  holder: Party,
  /** Whoever is to pay the first of what is pledged. */
  issuer: Party,
  /** Null where nobody answers for it. */
  guarantor: z.nullable(Party),
  pieceCount: z.int(),
  number: wire('pzbh', VoucherNumber),
  pledged: wire('pledgeAmt', Money),
  amount: wire('loanAmt', Money),
  /** What is pledged over what is lent. */
  coverage: Rate,
  annualRate: wire('rate', Rate),
  net: wire('netAmt', Money),
  valueOn: wire('startDate', Day),
  repayOn: wire('endDate', Day),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: Instant,
  disbursedOn: z.nullable(Day),
  /** What is left of the principal; null until it is paid out. */
  principalLeft: z.nullable(Money),
  releasedOn: wire('releaseDate', z.nullable(Day)),
  waitingFor: z.array(z.object({ party: PledgePart, enterpriseName: z.string(), role: RoleCode, since: Instant })),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Only to the people of the enterprise that reviews it, and only where one reviewer is not enough. */
  twoReviews: z.optional(TwoReviews),
});

/** How a guarantor answers for the loan. */
const Guarantee = z.object({
  contractNumber: wire('guarContractNo', z.nullable(z.string())),
  amount: wire('dbAmt', Money),
  rate: wire('dbRate', Rate),
  fee: wire('dbFee', Money),
  feePaidOn: z.nullable(Day),
  feeReceiptNumber: z.nullable(z.string()),
});

export const PledgeDetail = z.extend(PledgeRow, {
  /** The business time at which it stood so. */
  asOf: Instant,
  quote: Quote,
  /** Set once it has been paid out: what is charged. */
  charged: z.nullable(Quote),
  pledgeRate: Rate,
  /** Interest a day on principal that is paid late. */
  lateDailyRate: Rate,
  owedAtMaturity: Money,
  guarantee: z.nullable(Guarantee),
  purpose: z.string(),
  remark: z.nullable(z.string()),
  receivingAccount: z.nullable(AccountView),
  pieces: z.array(PledgedPiece),
  papers: z.array(PaperView),
  /** The contract of the trade behind the first of the pieces. */
  contract: z.nullable(TradeContract),
  attachments: z.array(FileView),
  checks: z.array(Check),
  /** Whether whoever has it now has accepted it. */
  accepted: z.boolean(),
  questions: z.nullable(z.string()),
  registration: z.nullable(RegistrationView),
  owed: z.nullable(Owed),
  repayments: z.array(Repayment),
  /** How far the request to release the pledge is; null where there is none. */
  release: z.nullable(z.object({ assent: z.enum(['made', 'given']), makerName: z.string(), askedAt: Instant })),
  copiedFrom: z.nullable(z.object({ id: PledgeId, applicationNumber: z.string() })),
  log: z.array(LogEntry),
  /** What would be applied for again, by its maker. */
  form: z.nullable(PledgeForm),
});

export const PledgeReference = z.object({
  id: PledgeId,
  applicationNumber: wire('applyNo', z.string()),
  state: PledgeApplicationStateCode,
  version: Version,
});

export const PledgeFilter = {
  ...recordFilter,
  /** @default own */
  part: z.optional(PledgePart),
  channel: z.optional(Channel),
  issuerNo: z.optional(EnterpriseNo),
  submittedFrom: z.optional(Day),
  submittedTo: z.optional(Day),
  disbursedFrom: z.optional(Day),
  disbursedTo: z.optional(Day),
  states: z.optional(z.array(PledgeApplicationStateCode)),
  /** Those that wait for a move of the viewer's. */
  waitingForMe: z.optional(z.boolean()),
};

export const PledgeFormDraft = z.partial(PledgeForm);

export const PledgeDraft = z.object({
  id: PledgeDraftId,
  version: Version,
  savedAt: Instant,
  form: PledgeFormDraft,
  /** The files that the form names. */
  attachments: z.array(FileView),
});

export type PledgeForm = z.output<typeof PledgeForm>;
export type PledgeRow = z.output<typeof PledgeRow>;
export type PledgeDetail = z.output<typeof PledgeDetail>;
