import { FUND_DIRECTIONS, FUND_SOURCES, FUND_TYPES, RECONCILIATION_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import {
  BankAccountId,
  Day,
  FundEntryId,
  FundSupplementId,
  Instant,
  Money,
  PieceId,
  RoleCode,
  Version,
  VoucherId,
} from '../schemas/primitives.ts';
import { ActCode, FundSupplementStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

export const FundTypeName = z.enum(FUND_TYPES);
export const FundDirectionName = z.enum(FUND_DIRECTIONS);
export const ReconciliationStateName = z.enum(RECONCILIATION_STATES);

/** An account of the enterprise, with its number masked. */
export const OwnAccountName = z.object({ id: BankAccountId, bankName: z.string(), accountNumber: z.string() });

/** A receipt or payment of the enterprise (objects §4: 资金登记簿). */
export const FundEntry = z.object({
  id: FundEntryId,
  number: wire('regNo', z.string()),
  type: wire('bizType', FundTypeName),
  direction: wire('dir', FundDirectionName),
  amount: wire('amt', Money),
  /** The register's balance after this entry, in the order of days and numbers. */
  balanceAfter: Money,
  bookedOn: wire('bookDate', Day),
  bookedAt: Instant,
  /** What it belongs to, and the enterprise's part in that; null for a supplement. */
  object: z.nullable(z.object({ kind: z.string(), id: z.string(), part: z.enum(['holder', 'issuer', 'lender', 'guarantor']) })),
  /** For a payment at maturity: the voucher and the piece that were paid. */
  paid: z.nullable(z.object({ voucherId: VoucherId, pieceId: PieceId })),
  objectNumber: wire('bizNo', z.nullable(z.string())),
  voucherNumbers: wire('pzbhs', z.array(z.string())),
  counterpartyName: z.string(),
  /** Masked; empty where unknown. */
  counterpartyNumber: z.string(),
  account: z.nullable(OwnAccountName),
  bankSerial: z.nullable(z.string()),
  source: wire('src', z.enum(FUND_SOURCES)),
  /** The supplement it came from; null for entries of the platform. */
  supplementId: z.nullable(FundSupplementId),
  reconciliation: wire('reconState', ReconciliationStateName),
  /** Null for entries of the platform. */
  makerName: z.nullable(z.string()),
  checkerName: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});

/** Sums over the days of the filter, ignoring its other fields. */
export const FundSums = z.object({ opening: Money, inflow: Money, outflow: Money, closing: Money });

export const FundPage = z.extend(summedPageOf(FundEntry, z.enum(['inflow', 'outflow']), ReconciliationStateName), { sums: FundSums });

export type FundEntry = z.output<typeof FundEntry>;

/** An application to add an entry by hand, as acts on it answer it. */
export const SupplementReference = z.object({
  id: FundSupplementId,
  applicationNumber: z.string(),
  state: wire('status', FundSupplementStateCode),
  version: Version,
});

/** An entry that the administrator adds to the register, and the reviewer checks. */
export const FundSupplement = z.extend(SupplementReference, {
  type: wire('bizType', FundTypeName),
  direction: wire('dir', FundDirectionName),
  amount: wire('amt', Money),
  bookedOn: wire('bookDate', Day),
  account: z.nullable(OwnAccountName),
  counterpartyName: z.string(),
  counterpartyNumber: z.string(),
  objectNumber: wire('bizNo', z.nullable(z.string())),
  voucherNumber: wire('pzbh', z.nullable(z.string())),
  bankSerial: z.nullable(z.string()),
  /** Why it is added by hand. */
  purpose: z.string(),
  makerName: z.string(),
  isOwn: z.boolean(),
  submittedAt: Instant,
  reviewerName: z.nullable(z.string()),
  waitingFor: z.nullable(z.object({ role: RoleCode, since: Instant })),
  /** Why it was returned. */
  reason: z.nullable(z.string()),
  acts: z.array(ActCode),
});

export type FundSupplement = z.output<typeof FundSupplement>;
