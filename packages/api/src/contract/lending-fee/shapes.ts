import { FEE_DIRECTIONS, LENDING_FEE_KINDS, LENDING_FEE_STATES, RATE_UNITS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { pageOf } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, PledgeId, Rate, RoleCode, Version } from '../schemas/primitives.ts';

export const LendingFeeKindName = z.enum(LENDING_FEE_KINDS);
export const FeeDirectionName = z.enum(FEE_DIRECTIONS);
export const LendingFeeStateName = z.enum(LENDING_FEE_STATES);
export const RateUnitName = z.enum(RATE_UNITS);

/** An amount that may be nothing, but not less. */
export const LeastFee = Money.check(z.refine((amount) => amount >= 0n));

/** A fee of one application, as the enterprise sees it that receives it or pays it on. */
export const LendingFeeRow = z.object({
  /** Of the fee: an application has several. */
  id: z.string(),
  applicationNumber: z.string(),
  /** The loan that it is a fee of; null where it is of a financing. */
  pledgeId: z.nullable(PledgeId),
  channel: Channel,
  kind: LendingFeeKindName,
  direction: FeeDirectionName,
  state: LendingFeeStateName,
  /** Of the application. */
  version: Version,
  /** Whoever bears it: the holder, the issuer, or both of them; the lender of what it passes on. */
  payers: z.array(Party),
  /** Null: the platform. */
  payee: z.nullable(Party),
  /** What it is reckoned of. */
  basis: Money,
  rate: Rate,
  unit: RateUnitName,
  minimum: Money,
  amount: Money,
  submittedAt: Instant,
  paidOn: z.nullable(Day),
  receiptNumber: z.nullable(z.string()),
  /** Why it was reversed. */
  reason: z.nullable(z.string()),
  waitingFor: z.nullable(z.object({ enterpriseName: z.string(), role: RoleCode })),
  acts: z.array(z.enum(['confirm', 'reverse'])),
});

/** What there is of fees in one direction, whatever their state. */
const FeeSum = z.object({
  direction: FeeDirectionName,
  /** Due, or reversed and so due again. */
  outstanding: Money,
  declared: Money,
  received: Money,
});

export const LendingFeePage = z.extend(pageOf(LendingFeeRow, LendingFeeStateName), { sums: z.array(FeeSum) });

/** At what rate a guarantor answers for loans, and at least for how much. */
const Asked = { rate: Rate, unit: RateUnitName, minimum: LeastFee };
export const AskedTerms = z.strictObject(Asked);

/** New terms that the guarantor's operator proposed and its reviewer decides on. */
export const TermsProposal = z.object({
  /** The how many-eth of the guarantor. */
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
  /** The latest; null where none was ever made. */
  proposal: z.nullable(TermsProposal),
  acts: z.array(z.enum(['propose', 'review'])),
});

/** What is charged on a channel by its terms of today, as the platform set them. */
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
  /** Null where the enterprise answers for no loans. */
  guarantor: z.nullable(GuarantorTerms),
  /** Those on which it lends. */
  channels: z.array(ChannelRates),
});

export type LendingFeeRow = z.output<typeof LendingFeeRow>;
export type GuarantorTerms = z.output<typeof GuarantorTerms>;
export type LendingTerms = z.output<typeof LendingTerms>;
