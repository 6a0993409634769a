import * as z from 'zod/mini';
import { named, recordFilter, summedPageOf } from '../schemas/page.ts';
import { AccountView, LogEntry, Party, PartyWithAccount } from '../schemas/party.ts';
import {
  Channel,
  Day,
  EnterpriseNo,
  Instant,
  IssuanceId,
  Money,
  PieceId,
  TransferId,
  Version,
  VoucherId,
  VoucherNumber,
} from '../schemas/primitives.ts';
import { ActCode, PieceStateCode, PledgeStateCode } from '../schemas/states.ts';
import { BusinessType, InvoiceUseView, TradeContract } from '../trade/shapes.ts';
import { wire } from '../wire.ts';

/** A piece of a voucher as its holder sees it in a list. */
export const PieceRow = z.object({
  id: PieceId,
  number: wire('pzbh', VoucherNumber),
  voucherId: VoucherId,
  rootNumber: wire('pzMajorNo', VoucherNumber),
  version: Version,
  state: wire('holdState', PieceStateCode),
  pledgeState: PledgeStateCode,
  overdue: wire('overdueFlag', z.boolean()),
  live: z.boolean(),
  issuer: Party,
  /** The issuer, or the enterprise that transferred it. */
  from: Party,
  holder: Party,
  amount: wire('pzAmt', Money),
  /** What the viewer can transfer, finance or pledge now; zero for another's piece. */
  availableAmount: wire('availableAmt', Money),
  issuedOn: wire('startDate', Day),
  receivedOn: wire('holderDate', z.nullable(Day)),
  dueOn: wire('endDate', Day),
  remainingDays: z.int(),
  /** Since the payment day if it is overdue; zero if nothing is due yet, or if the payment waits for another reason. */
  daysLate: z.int(),
  source: z.enum(['issuance', 'transfer', 'financing']),
  /** Set by its issuer, or by a later holder. */
  businessType: wire('pzYwTpe', z.nullable(BusinessType)),
  /** The issuance or transfer that it waits for. */
  applicationId: z.nullable(z.string()),
  parts: z.array(z.enum(['issuer', 'holder', 'sender'])),
  latestEventAt: Instant,
  acts: z.array(ActCode),
});

/** Pieces of one issuer with one due date, which one application for financing can take. `pieces` are the first fifty. */
export const FinanceableGroup = z.object({
  issuer: Party,
  dueOn: wire('endDate', Day),
  remainingDays: z.int(),
  pieceCount: z.int(),
  availableAmount: wire('availableAmt', Money),
  pieces: z.array(PieceRow),
});

/** A node of the circulation tree. Names of enterprises that the viewer has no dealings with are masked. */
export const CirculationNode = z.object({
  id: PieceId,
  parentId: z.nullable(PieceId),
  number: wire('pzbh', VoucherNumber),
  holder: Party,
  mine: z.boolean(),
  amount: wire('pzAmt', Money),
  state: wire('holdState', PieceStateCode),
  live: z.boolean(),
  receivedOn: z.nullable(Day),
});

/** One link of a voucher's hash chain: the event in canonical text, and the SM3 hash that links it to the previous one. */
export const HistoryEntry = z.object({
  sequence: z.int(),
  kind: z.string(),
  at: Instant,
  actor: Party,
  counterparty: z.nullable(Party),
  amount: z.nullable(Money),
  canonical: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  signature: z.nullable(z.object({ certificateSerial: z.string(), text: z.string(), value: z.string(), verified: z.boolean() })),
});

export const PieceDetail = z.extend(PieceRow, {
  issuanceId: IssuanceId,
  transferId: z.nullable(TransferId),
  faceAmount: Money,
  termDays: z.int(),
  paymentDate: Day,
  circulations: wire('pzFlowNum', z.int()),
  holderCount: z.int(),
  channel: Channel,
  promiseNumber: wire('promiseNo', z.string()),
  issuerWithAccount: PartyWithAccount,
  holderWithAccount: PartyWithAccount,
  receivingAccount: z.nullable(AccountView),
  contract: z.nullable(TradeContract),
  invoices: z.array(InvoiceUseView),
  /** The share of the amount that invoices cover, in hundredths of a percent; null where the viewer may not see the trade. */
  coverageBasisPoints: z.nullable(z.int()),
  tree: z.array(CirculationNode),
  log: z.array(LogEntry),
  chainHead: z.string(),
  chainLength: z.int(),
  signDeadline: z.nullable(Day),
  remark: z.nullable(z.string()),
});

export const Filter = {
  ...recordFilter,
  states: z.optional(z.array(PieceStateCode)),
  issuerNo: z.optional(EnterpriseNo),
  counterpartyNo: z.optional(EnterpriseNo),
  issuedFrom: z.optional(Day),
  issuedTo: z.optional(Day),
  overdueOnly: z.optional(z.boolean()),
  pledgedOnly: z.optional(z.boolean()),
  /** Only pieces that the holder will be paid for at maturity. */
  receivableOnly: z.optional(z.boolean()),
  /** Only pieces that can be transferred, financed or pledged now. */
  availableOnly: z.optional(z.boolean()),
  ids: named(PieceId),
};

/** A page of pieces. Like the counts by state, `flagCounts` ignore the states and the flags that the request asks for. */
export const PiecePage = z.extend(summedPageOf(PieceRow, z.enum(['amount', 'availableAmount']), PieceStateCode), {
  flagCounts: z.optional(z.partialRecord(z.enum(['pledged', 'overdue', 'receivable']), z.int())),
});

export const Piece = z.strictObject({ id: PieceId });

export type PieceRow = z.output<typeof PieceRow>;
export type CirculationNode = z.output<typeof CirculationNode>;
export type HistoryEntry = z.output<typeof HistoryEntry>;
