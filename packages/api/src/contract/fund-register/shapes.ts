import { FUND_DIRECTIONS, FUND_SOURCES, FUND_TYPES, RECONCILIATION_STATES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { BankAccountId, Day, FundEntryId, FundSupplementId, Instant, Money, PieceId, VoucherId } from '../schemas/primitives.ts';
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

export const FundPage = z.extend(pageOf(FundEntry, ReconciliationStateName), {
  sums: FundSums,
  /** Sums over everything that the filter found. */
  found: z.object({ inflow: Money, outflow: Money }),
});

export type FundEntry = z.output<typeof FundEntry>;
