import { FEE_DIRECTIONS, LENDING_FEE_KINDS, LENDING_FEE_STATES, RATE_UNITS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { summedPageOf } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
import { Channel, Day, FeeRefundId, Instant, Money, PledgeId, Rate, RoleCode, Version } from '../schemas/primitives.ts';

export const LendingFeeKindName = z.enum(LENDING_FEE_KINDS);
export const FeeDirectionName = z.enum(FEE_DIRECTIONS);
export const LendingFeeStateName = z.enum(LENDING_FEE_STATES);
export const RateUnitName = z.enum(RATE_UNITS);

/** Zero or more. */
export const LeastFee = Money.check(z.refine((amount) => amount >= 0n));

/** A fee of one application, for the enterprise that receives it or passes it on. */
export const LendingFeeRow = z.object({
  /** Identifies the fee; an application has several. */
  id: z.string(),
  applicationNumber: z.string(),
  /** The loan that it belongs to; null for a financing. */
  pledgeId: z.nullable(PledgeId),
  channel: Channel,
  kind: LendingFeeKindName,
  direction: FeeDirectionName,
  state: LendingFeeStateName,
  version: Version,
  /** The holder, the issuer, or both; the lender for what it passes on. */
  payers: z.array(Party),
  /** Null for the platform. */
  payee: z.nullable(Party),
  /** The amount that it is calculated on. */
  basis: Money,
  rate: Rate,
  unit: RateUnitName,
  minimum: Money,
  amount: Money,
  submittedAt: Instant,
  paidOn: z.nullable(Day),
  receiptNumber: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  waitingFor: z.nullable(z.object({ enterpriseName: z.string(), role: RoleCode })),
  /** The refund that the row is of; null for a fee that is not owed back. */
  refundId: z.nullable(FeeRefundId),
  acts: z.array(z.enum(['confirm', 'reverse', 'refund'])),
});

/** A guarantee fee that is owed back. */
export const FeeRefund = z.object({
  id: FeeRefundId,
  version: Version,
  state: z.enum(['refundDue', 'refundDeclared', 'refunded']),
  guarantor: Party,
  amount: Money,
  /** The transfer of the fee. */
  feePaidOn: Day,
  feeReceiptNumber: z.string(),
  /** The transfer of the refund; null until the guarantor records one. */
  paidOn: z.nullable(Day),
  receiptNumber: z.nullable(z.string()),
  /** Why the holder denied the receipt of the last transfer. */
  reason: z.nullable(z.string()),
  acts: z.array(z.enum(['refund', 'confirm', 'deny'])),
});

/** The sums of one direction, over all states. */
const FeeSum = z.object({
  direction: FeeDirectionName,
  /** Due, or reversed and so due again. */
  outstanding: Money,
  declared: Money,
  /** Received, or withheld from the payout. */
  received: Money,
  /** Received, and to be refunded. */
  toRefund: Money,
});

export const LendingFeePage = z.extend(summedPageOf(LendingFeeRow, z.enum(['amount']), LendingFeeStateName), { sums: z.array(FeeSum) });

/** A guarantor's rate and minimum fee. */
const Asked = { rate: Rate, unit: RateUnitName, minimum: LeastFee };
export const AskedTerms = z.strictObject(Asked);

/** New terms, proposed by the guarantor's operator and decided by its reviewer. */
export const TermsProposal = z.object({
  /** Numbered for each guarantor, from 1. */
  number: z.int(),
  ...Asked,
  state: z.enum(['waiting', 'confirmed', 'returned', 'replaced']),
  proposedBy: z.string(),
  proposedAt: Instant,
  isOwn: z.boolean(),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export const GuarantorTerms = z.object({
  ...Asked,
  total: Money,
  used: Money,
  inTransit: Money,
  free: Money,
  version: Version,
  changedBy: z.string(),
  changedAt: Instant,
  /** The latest one; null where there is none. */
  proposal: z.nullable(TermsProposal),
  acts: z.array(z.enum(['propose', 'review'])),
});

/** The rates of a channel by its current terms. */
export const ChannelRates = z.object({
  channel: Channel,
  offered: z.boolean(),
  annualRate: Rate,
  lenderFeeRate: Rate,
  minLenderFee: Money,
  platformRate: Rate,
  minPlatformFee: Money,
});

export const LendingTerms = z.object({
  /** Null where the enterprise is no guarantor. */
  guarantor: z.nullable(GuarantorTerms),
  /** The channels on which it lends. */
  channels: z.array(ChannelRates),
});

export type FeeRefund = z.output<typeof FeeRefund>;
export type LendingFeeRow = z.output<typeof LendingFeeRow>;
export type GuarantorTerms = z.output<typeof GuarantorTerms>;
export type LendingTerms = z.output<typeof LendingTerms>;
