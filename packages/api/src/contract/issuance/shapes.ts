import { INTEREST_PAYERS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { recordFilter } from '../schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, PartyWithAccount, WaitingFor, TwoReviews } from '../schemas/party.ts';
import {
  BankAccountId,
  CategoryId,
  Channel,
  Day,
  EnterpriseNo,
  FileId,
  Instant,
  IssuanceId,
  Money,
  PositiveMoney,
  Rate,
  Text,
  TradeContractId,
  Version,
  VoucherId,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { ActCode, IssuanceStateCode } from '../schemas/states.ts';
import { BusinessType, InvoiceUse, InvoiceUseView, PaymentNature, TradeContract } from '../trade/shapes.ts';
import { wire } from '../wire.ts';

/** Who pays the interest or the fees when a holder finances: the issuer, the holder, or both by agreement. */
export const InterestPayer = z.enum(INTEREST_PAYERS);

/** The holder's part of what two bear: more than nothing, less than all. */
const AgreedShare = Rate.check(z.refine((ppm) => ppm > 0n && ppm < 1_000_000n));

/** Who bears what a financing costs, as the issuer and the holder agreed. */
export const bearing = {
  interestPayer: InterestPayer,
  /** What the holder bears of the interest where that is agreed (付息分摊比例). @default as the lender's terms say */
  interestShare: z.optional(AgreedShare),
  /** Who bears the fees of a financing (付费方式), and the holder's part of them where that is agreed (付费分摊比例). @default as the lender's terms say */
  feePayer: z.optional(InterestPayer),
  feeShare: z.optional(AgreedShare),
};

/** What the issuer's operator fills in. */
export const IssuanceForm = z.strictObject({
  recipientNo: EnterpriseNo,
  receivingAccountId: BankAccountId,
  amount: PositiveMoney,
  dueOn: Day,
  /** Asked for when the term is over six months (rules.md §1, Art 11). */
  termReason: z.optional(Text(100)),
  channel: Channel,
  payAccountId: BankAccountId,
  paymentNature: wire('payNature', PaymentNature),
  /** How the issuer files it; what becomes of it goes on with the voucher. */
  businessType: wire('pzYwTpe', z.optional(BusinessType)),
  /** Under what the issuer sorts it, for itself alone. */
  categoryId: z.optional(CategoryId),
  delivered: z.boolean(),
  contractId: TradeContractId,
  /** Whether the contract says that vouchers may be paid with (Regulation 802, Art 11). */
  contractAllowsVoucher: z.boolean(),
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  ...bearing,
  promiseNumber: wire('promiseNo', Text(40)),
  attachments: z.array(FileId).check(z.maxLength(20)),
  remark: z.optional(Text(100)),
});

/** A draft may leave anything open. */
export const IssuanceDraftForm = z.partial(IssuanceForm);

export const IssuanceRow = z.object({
  id: IssuanceId,
  applicationNumber: z.string(),
  voucherId: z.nullable(VoucherId),
  voucherNumber: wire('pzbh', z.nullable(VoucherNumber)),
  state: IssuanceStateCode,
  version: Version,
  issuer: Party,
  recipient: z.nullable(Party),
  amount: wire('pzAmt', z.nullable(Money)),
  dueOn: wire('endDate', z.nullable(Day)),
  issuedOn: wire('startDate', z.nullable(Day)),
  termDays: z.nullable(z.int()),
  /** Share of the face amount that invoices cover, in hundredths of a percent. */
  coverageBasisPoints: z.nullable(z.int()),
  /** The bank through which it is issued, and its letter of promise; null while not chosen. */
  channel: z.nullable(Channel),
  promiseNumber: wire('promiseNo', z.nullable(z.string())),
  makerName: z.string(),
  /** True where the viewer made this application and so may not review it. */
  isOwn: z.boolean(),
  submittedAt: z.nullable(Instant),
  signDeadline: z.nullable(Day),
  waitingFor: z.nullable(WaitingFor),
  reason: z.nullable(z.string()),
  circulations: z.int(),
  financedAmount: Money,
  outstandingAmount: Money,
  acts: z.array(ActCode),
  /** Only to the people of the enterprise that reviews it, and only where one reviewer is not enough. */
  twoReviews: z.optional(TwoReviews),
});

export const IssuanceDetail = z.extend(IssuanceRow, {
  form: IssuanceDraftForm,
  recipientWithAccount: z.nullable(PartyWithAccount),
  issuerWithAccount: z.nullable(PartyWithAccount),
  receivingAccount: z.nullable(AccountView),
  payAccount: z.nullable(AccountView),
  recipientSize: z.nullable(z.string()),
  contract: z.nullable(TradeContract),
  invoices: z.array(InvoiceUseView),
  attachments: z.array(FileView),
  checks: z.array(Check),
  log: z.array(LogEntry),
  chainHead: z.nullable(z.string()),
});

export const ListRequest = z.strictObject({
  ...recordFilter,
  states: z.optional(z.array(IssuanceStateCode)),
  recipientNo: z.optional(EnterpriseNo),
  issuedFrom: z.optional(Day),
  issuedTo: z.optional(Day),
  /** Only what was signed for and is still to be paid. */
  outstandingOnly: z.optional(z.boolean()),
});

export const Reference = z.object({ id: IssuanceId, applicationNumber: z.string(), state: IssuanceStateCode, version: Version });

export const One = z.strictObject({ id: IssuanceId });

export type IssuanceForm = z.output<typeof IssuanceForm>;
export type IssuanceDraftForm = z.output<typeof IssuanceDraftForm>;
