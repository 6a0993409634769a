import * as z from 'zod/mini';
import { recordFilter } from '../schemas/page.ts';
import { AccountView, Check, LogEntry, Party, WaitingFor, LastReminder, TwoReviews } from '../schemas/party.ts';
import {
  BankAccountId,
  Day,
  EnterpriseNo,
  Instant,
  Money,
  PieceId,
  PositiveMoney,
  Text,
  TradeContractId,
  TransferId,
  Version,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { ActCode, TransferStateCode } from '../schemas/states.ts';
import { InvoiceUse, InvoiceUseView, TradeContract } from '../trade/shapes.ts';
import { wire } from '../wire.ts';

/** A piece, or a part, for one recipient. Several legs make one-to-many, many-to-one and many-to-many transfers. */
export const TransferLeg = z.strictObject({
  pieceId: PieceId,
  pieceVersion: Version,
  recipientNo: EnterpriseNo,
  receivingAccountId: BankAccountId,
  amount: wire('amt', PositiveMoney),
  contractId: TradeContractId,
  invoices: z.array(InvoiceUse).check(z.minLength(1), z.maxLength(200)),
  remark: z.optional(Text(100)),
});

export const TransferRow = z.object({
  id: TransferId,
  transferNumber: wire('transferNo', z.string()),
  batchNumber: z.string(),
  state: TransferStateCode,
  version: Version,
  sourceNumber: wire('srcPzbh', VoucherNumber),
  /** The piece that the source was split off from; null where it was taken whole, and for the recipient. */
  splitFromNumber: z.nullable(VoucherNumber),
  childNumber: wire('childPzbh', z.nullable(VoucherNumber)),
  sourcePieceId: PieceId,
  pieceId: z.nullable(PieceId),
  issuer: Party,
  sender: wire('fromCorp', Party),
  recipient: wire('toCorp', Party),
  amount: wire('amt', Money),
  dueOn: wire('endDate', Day),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: z.nullable(Instant),
  reviewedAt: z.nullable(Instant),
  signedAt: z.nullable(Instant),
  signDeadline: z.nullable(Day),
  /** The last day on which it may be acted on; null if it does not end by itself. */
  lastDay: z.nullable(Day),
  waitingFor: z.nullable(WaitingFor),
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
  /** Only for people of the enterprise that reviews it, and only where two reviewers are required. */
  twoReviews: z.optional(TwoReviews),
  /** Only for people who may remind, and only where somebody was reminded. */
  lastReminder: z.optional(LastReminder),
});

export const TransferDetail = z.extend(TransferRow, {
  receivingAccount: z.nullable(AccountView),
  contract: z.nullable(TradeContract),
  invoices: z.array(InvoiceUseView),
  remark: z.nullable(z.string()),
  checks: z.array(Check),
  log: z.array(LogEntry),
  leg: TransferLeg,
});

export const Reference = z.object({
  id: TransferId,
  transferNumber: wire('transferNo', z.string()),
  state: TransferStateCode,
  version: Version,
});

export const Filter = {
  ...recordFilter,
  counterpartyNo: z.optional(EnterpriseNo),
  submittedFrom: z.optional(Day),
  submittedTo: z.optional(Day),
};

export type TransferLeg = z.output<typeof TransferLeg>;
