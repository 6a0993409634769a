import * as z from 'zod/mini';
import { recordFilter } from '../schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, LastReminder, TwoReviews } from '../schemas/party.ts';
import {
  Channel,
  Day,
  EnterpriseNo,
  FileId,
  Instant,
  Money,
  PieceId,
  Rate,
  RequiredText,
  RoleCode,
  Text,
  Version,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { ActCode } from '../schemas/states.ts';
import { InvoiceUse, TradeContract, TradeInvoice } from '../trade/shapes.ts';
import { wire, type Schema } from '../wire.ts';
import { PiecesShown, Quote } from './quote.ts';
import { Owed, Repayment } from './repayment.ts';

// What applications for financing and for loans against a pledge have in common: parts of schemas, which each kind completes.

/** A part of an application form. */
export const formShape = {
  channel: Channel,
  pieces: PiecesShown,
  wishedOn: z.optional(Day),
  quoteId: RequiredText(64),
  purpose: RequiredText(200),
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  attachments: z.optional(z.array(FileId).check(z.maxLength(10))),
  remark: z.optional(Text(100)),
};

/** The documents that the lender wants read and that the applicant confirmed. */
export const agreementsOf = <const Document extends string>(documents: readonly Document[]) =>
  z.array(z.enum(documents)).check(z.maxLength(documents.length));

/** What an application carries besides its form: the draft it was saved as, and the application it replaces or copies. */
export const submissionOf = <Id extends Schema, DraftId extends Schema>(id: Id, draftId: DraftId) => ({
  draftId: z.optional(draftId),
  resubmits: z.optional(z.strictObject({ id, version: Version })),
  /** The application that this one copies, for another lender. */
  copyOf: z.optional(id),
});

/** A part of a piece that an application takes. */
export const pieceShape = {
  pieceId: PieceId,
  number: wire('pzbh', VoucherNumber),
  amount: wire('amt', Money),
  issuer: Party,
  issuedOn: Day,
  dueOn: wire('endDate', Day),
  channel: Channel,
};

/** What tells two kinds of application apart: their identifiers, their states, and the parts an enterprise can have in one. */
interface KindSchemas<Id extends Schema, State extends Schema, Part extends Schema> {
  readonly id: Id;
  readonly state: State;
  readonly part: Part;
}

/** An application as every call that changes one answers. */
export const referenceShape = <Id extends Schema, State extends Schema>({ id, state }: Omit<KindSchemas<Id, State, Schema>, 'part'>) => ({
  id,
  applicationNumber: wire('applyNo', z.string()),
  state,
  version: Version,
});

/** A row of a list of applications. */
export const rowShape = <Id extends Schema, State extends Schema, Part extends Schema>(kind: KindSchemas<Id, State, Part>) => ({
  ...referenceShape(kind),
  channel: Channel,
  lenderName: z.string(),
  part: kind.part,
  holder: Party,
  /** The issuer of the first piece, which is to pay it at maturity. */
  issuer: Party,
  pieceCount: z.int(),
  /** The number of the first piece. */
  number: wire('pzbh', VoucherNumber),
  annualRate: wire('rate', Rate),
  /** What arrives at the holder's account. */
  net: wire('netAmt', Money),
  valueOn: wire('startDate', Day),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: Instant,
  disbursedOn: z.nullable(Day),
  /** What was repaid and waits to be authorised or confirmed. @default nothing */
  repaying: z.optional(Money),
  waitingFor: z.array(z.object({ party: kind.part, enterpriseName: z.string(), role: RoleCode, since: Instant })),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Acts of `acts` that cannot succeed as things stand, each with the reason in the language of the request. @default none */
  closed: z.optional(z.array(z.object({ act: ActCode, because: z.string() }))),
  /** Until when the applicant's reviewer has to pass it, as its quote expires; null once that is done. @default null */
  decideBy: z.optional(z.nullable(Instant)),
  /** The last day on which the viewer may act on it; null if it does not end by itself. Only in lists of what waits for the viewer. */
  lastDay: z.optional(z.nullable(Day)),
  /** Only for people of the enterprise that reviews it, and only where two reviewers are required. */
  twoReviews: z.optional(TwoReviews),
  /** Only for people who may remind, and only where somebody was reminded. */
  lastReminder: z.optional(LastReminder),
});

/** An invoice behind an application, with the three amounts by which its use is judged (rules §7). */
export const PaperView = z.object({
  invoice: TradeInvoice,
  /** The part that the voucher uses. */
  used: Money,
  /** What other applications take of that. */
  occupied: Money,
  /** What this application takes. */
  thisTime: Money,
  claimedElsewhere: z.boolean(),
});

/** The entry at the register of movables and claims, or why the lender pays out without one. */
const RegistrationView = z.object({
  certificateNumber: wire('regNo', z.nullable(z.string())),
  registeredAt: z.nullable(Instant),
  expiresOn: z.nullable(Day),
  searchReportNumber: z.nullable(z.string()),
  searchedAt: z.nullable(Instant),
  waivedBecause: z.nullable(z.string()),
});

/** What the detail of an application adds to its row. */
export const detailShape = <Id extends Schema, Piece extends Schema, Form extends Schema>(id: Id, piece: Piece, form: Form) => ({
  quote: Quote,
  /** What is charged; null until the money is paid out. */
  charged: z.nullable(Quote),
  /** Interest a day on principal that is paid late. */
  lateDailyRate: Rate,
  purpose: z.string(),
  remark: z.nullable(z.string()),
  receivingAccount: z.nullable(AccountView),
  pieces: z.array(piece),
  papers: z.array(PaperView),
  /** The trade contract behind the first piece. */
  contract: z.nullable(TradeContract),
  attachments: z.array(FileView),
  checks: z.array(Check),
  /** What the lender or the guarantor asked the applicant to explain. */
  questions: z.nullable(z.string()),
  registration: z.nullable(RegistrationView),
  /** What the holder owes today; null while nothing can be claimed. */
  owed: z.nullable(Owed),
  /** The lender's account for repayments, for the party that owes; null for others and while nothing is owed. */
  payTo: z.nullable(AccountView),
  repayments: z.array(Repayment),
  copiedFrom: z.nullable(z.object({ id, applicationNumber: z.string() })),
  log: z.array(LogEntry),
  /** The form, for its maker to submit again. */
  form: z.nullable(form),
});

/** What a list of applications is filtered by. */
export const filterShape = <State extends Schema, Part extends Schema>({ state, part }: Omit<KindSchemas<Schema, State, Part>, 'id'>) => ({
  ...recordFilter,
  /** @default own */
  part: z.optional(part),
  channel: z.optional(Channel),
  issuerNo: z.optional(EnterpriseNo),
  submittedFrom: z.optional(Day),
  submittedTo: z.optional(Day),
  disbursedFrom: z.optional(Day),
  disbursedTo: z.optional(Day),
  states: z.optional(z.array(state)),
  /** Only applications that wait for the viewer's role. */
  waitingForMe: z.optional(z.boolean()),
});
