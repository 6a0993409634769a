import { INTEREST_PAYERS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { recordFilter } from '../schemas/page.ts';
import { AccountView, Check, FileView, LogEntry, Party, PartyWithAccount, WaitingFor, LastReminder, TwoReviews } from '../schemas/party.ts';
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

/** The holder's share, where issuer and holder share: more than nothing, less than everything. */
const AgreedShare = Rate.check(z.refine((ppm) => ppm > 0n && ppm < 1_000_000n));

/** Who bears the costs of a financing, as issuer and holder agreed. */
export const bearing = {
  interestPayer: InterestPayer,
  /** The holder's share of the interest, where shared (付息分摊比例). @default by the lender's terms */
  interestShare: z.optional(AgreedShare),
  /**
   * Who bears the fees of a financing (付费方式), and the holder's share of them, where shared (付费分摊比例). @default by the lender's
   * terms
   */
  feePayer: z.optional(InterestPayer),
  feeShare: z.optional(AgreedShare),
};

/** What the issuer's operator fills in. */
export const IssuanceForm = z.strictObject({
  recipientNo: EnterpriseNo,
  receivingAccountId: BankAccountId,
  amount: PositiveMoney,
  dueOn: Day,
  /** Required for a term over six months (rules.md §1, Art 11). */
  termReason: z.optional(Text(100)),
  channel: Channel,
  payAccountId: BankAccountId,
  paymentNature: wire('payNature', PaymentNature),
  /** The issuer's own classification, which the voucher and its pieces inherit. */
  businessType: wire('pzYwTpe', z.optional(BusinessType)),
  /** The issuer's own category; nobody else sees it. */
  categoryId: z.optional(CategoryId),
  delivered: z.boolean(),
  contractId: TradeContractId,
  /** Whether the contract allows payment by voucher (Regulation 802, Art 11). */
  contractAllowsVoucher: z.boolean(),
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  ...bearing,
  promiseNumber: wire('promiseNo', Text(40)),
  attachments: z.array(FileId).check(z.maxLength(20)),
  remark: z.optional(Text(100)),
});

/** A draft may leave out any field. */
export const IssuanceDraftForm = z.partial(IssuanceForm);

export const IssuanceRow = z.object({
  id: IssuanceId,
  applicationNumber: z.string(),
  /** Shared by the applications that were submitted with one sheet; left out for an application on its own. */
  batchNumber: z.optional(z.string()),
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
  /** The share of the face amount that invoices cover, in hundredths of a percent. */
  coverageBasisPoints: z.nullable(z.int()),
  /** The bank that it is issued through, and its letter of promise; null until chosen. */
  channel: z.nullable(Channel),
  promiseNumber: wire('promiseNo', z.nullable(z.string())),
  makerName: z.string(),
  /** Whether the viewer made this application and so may not review it. */
  isOwn: z.boolean(),
  submittedAt: z.nullable(Instant),
  signDeadline: z.nullable(Day),
  /** The last day on which it may be acted on; null if it does not end by itself. */
  lastDay: z.nullable(Day),
  waitingFor: z.nullable(WaitingFor),
  reason: z.nullable(z.string()),
  circulations: z.int(),
  financedAmount: Money,
  paidAmount: Money,
  /** Late interest paid besides. */
  lateInterestPaid: Money,
  /** Owed: nothing until the voucher is signed for. */
  outstandingAmount: Money,
  acts: z.array(ActCode),
  /** Only for people of the enterprise that reviews it, and only where two reviewers are required. */
  twoReviews: z.optional(TwoReviews),
  /** Only for people who may remind, and only where somebody was reminded. */
  lastReminder: z.optional(LastReminder),
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
  /** Only vouchers that are signed for and not paid yet. */
  outstandingOnly: z.optional(z.boolean()),
});

export const Reference = z.object({ id: IssuanceId, applicationNumber: z.string(), state: IssuanceStateCode, version: Version });

export const One = z.strictObject({ id: IssuanceId });

export type IssuanceForm = z.output<typeof IssuanceForm>;
export type IssuanceDraftForm = z.output<typeof IssuanceDraftForm>;
