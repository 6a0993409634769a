import { CHARGE_SOURCES, CHARGE_STATES, RATE_UNITS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { FileView, Party } from '../schemas/party.ts';
import { Day, Instant, Money, Rate, Version } from '../schemas/primitives.ts';
import { ChargeStateCode } from '../schemas/states.ts';
import { FeeItem } from '../schemas/user.ts';
import { wire } from '../wire.ts';

export const ChargeStateName = z.enum(CHARGE_STATES);
export const ChargeSourceName = z.enum(CHARGE_SOURCES);

/** A fee of an enterprise: charged by the platform, or its share of the costs of a financing or a loan. */
export const FeeRecord = z.extend(FeeItem, {
  source: ChargeSourceName,
  state: ChargeStateCode,
  version: Version,
  askedAt: Instant,
  dueOn: z.nullable(Day),
  /** Mandatory, and not paid by its due date. */
  overdue: z.boolean(),
  /** The number of the application or order that it belongs to. */
  businessNumber: wire('bizNo', z.nullable(z.string())),
  /** The application that it belongs to, and the enterprise's part in it. */
  application: z.nullable(z.object({ kind: z.enum(['financing', 'pledge']), id: z.string(), part: z.enum(['holder', 'issuer']) })),
  /** The reason for the fee, as the platform states it. */
  basis: z.nullable(z.string()),
  /** The amount it is calculated on, and the rate. */
  basisAmount: z.nullable(Money),
  rate: z.nullable(Rate),
  unit: z.nullable(z.enum(RATE_UNITS)),
  /** Null for the platform. */
  payee: z.nullable(Party),
  declaredAt: wire('payTime', z.nullable(Instant)),
  declaredBy: wire('payer', z.nullable(z.string())),
  decidedAt: z.nullable(Instant),
  proof: wire('voucherFile', z.nullable(FileView)),
  /** The refund of a fee that is owed back: its latest payment, and why the last one was denied; null where none is owed back. */
  refund: z.nullable(z.object({ paidOn: z.nullable(Day), receiptNumber: z.nullable(z.string()), reason: z.nullable(z.string()) })),
  acts: z.array(z.enum(['pay', 'addProof'])),
});

/** Sums over the filter, ignoring its states. */
export const FeeSums = z.object({
  /** Not paid yet, or returned and to be paid again. */
  outstanding: Money,
  /** The mandatory and overdue part. */
  overdue: Money,
  declared: Money,
  paid: Money,
  /** Paid, and owed back; without what was refunded. */
  toRefund: Money,
  /** The interest within the paid amount. */
  interest: Money,
});

export const FeePage = z.extend(summedPageOf(FeeRecord, z.enum(['amount']), ChargeStateName), { sums: FeeSums });

export type FeeRecord = z.output<typeof FeeRecord>;
export type FeeSums = z.output<typeof FeeSums>;
