import { Money, PositiveMoney, wire } from '@lianxin/api/contract';
import {
  formatRatePercent,
  INTEREST_PAYERS,
  MAX_ANNUAL_RATE_PPM,
  parseRatePercent,
  USUAL_TERMS,
  type InterestPayer,
  type Ppm,
} from '@lianxin/domain';
import * as z from 'zod/mini';

/** A percentage with at most four decimals on the wire, parts per million inside. */
const Percent = z.codec(
  z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/)),
  z.custom<Ppm>((value) => typeof value === 'bigint'),
  {
    decode(text, context) {
      const rate = parseRatePercent(text);
      if (rate !== undefined) return rate;
      context.issues.push({ code: 'custom', input: text, message: 'not a percentage' });
      return z.NEVER;
    },
    encode: (rate) => formatRatePercent(rate),
  },
);

/** At most 5 %. */
const MAX_FEE_PPM: Ppm = 50_000n;
/** At most 24 % a year. */
const MAX_LATE_DAILY_PPM: Ppm = 666n;
const MILLION: Ppm = 1_000_000n;
const months = z.int().check(z.gte(1), z.lte(12));
const days = z.int().check(z.gte(1), z.lte(366));

/** The term of a voucher, by law at most one year (银发〔2025〕77号 Art 11). */
export const TermContent = z.strictObject({ warnMonths: months, maxMonths: months, enabled: z.boolean() });

export const AmountContent = z.strictObject({ minAmount: PositiveMoney, maxAmount: PositiveMoney });

const PAYERS = { seller: 'holder', buyer: 'issuer', agreed: 'agreed' } as const satisfies Readonly<Record<string, InterestPayer>>;
const BEARERS = { holder: 'seller', issuer: 'buyer', agreed: 'agreed' } as const satisfies Readonly<
  Record<InterestPayer, keyof typeof PAYERS>
>;

/** Operators write seller or buyer; we store holder or issuer. */
export const InterestBearer = z.codec(z.enum(['seller', 'buyer', 'agreed']), z.enum(INTEREST_PAYERS), {
  decode: (bearer) => PAYERS[bearer],
  encode: (payer) => BEARERS[payer],
});

const share = Percent.check(z.refine((part) => part <= MILLION));

/** Financing terms of a channel. Rows stored before a term existed get it from USUAL_TERMS. */
export const ChannelContent = z.strictObject({
  offered: z.boolean(),
  minAmount: PositiveMoney,
  maxAmount: PositiveMoney,
  annualRatePpm: Percent.check(z.refine((rate) => rate > 0n && rate <= MAX_ANNUAL_RATE_PPM)),
  minDays: days,
  maxDays: days,
  serviceFeePpm: Percent.check(z.refine((rate) => rate <= MAX_FEE_PPM)),
  minServiceFee: Money.check(z.refine((amount) => amount >= 0n)),
  lenderFeePpm: z._default(Percent.check(z.refine((rate) => rate <= MAX_FEE_PPM)), USUAL_TERMS.lenderFeePpm),
  minLenderFee: z._default(Money.check(z.refine((amount) => amount >= 0n)), USUAL_TERMS.minLenderFee),
  interestPayer: wire('interestBearer', InterestBearer),
  holderInterestPpm: z._default(share, USUAL_TERMS.holderInterestPpm),
  feePayer: wire('feeBearer', z._default(InterestBearer, USUAL_TERMS.feePayer)),
  holderFeePpm: z._default(share, USUAL_TERMS.holderFeePpm),
  cutOff: z._default(z.string().check(z.regex(/^(09|1[0-7]):[0-5]\d$/)), USUAL_TERMS.cutOff),
  coveragePpm: z._default(Percent.check(z.refine((rate) => rate >= MILLION && rate <= 2n * MILLION)), USUAL_TERMS.coveragePpm),
  pledgeRatePpm: z._default(Percent.check(z.refine((rate) => rate > 0n && rate <= MILLION)), USUAL_TERMS.pledgeRatePpm),
  lateDailyPpm: z._default(Percent.check(z.refine((rate) => rate <= MAX_LATE_DAILY_PPM)), USUAL_TERMS.lateDailyPpm),
  recourse: z._default(z.boolean(), USUAL_TERMS.recourse),
  takes: z._default(z.enum(['any', 'own']), USUAL_TERMS.takes),
  keepsOwn: z._default(z.boolean(), USUAL_TERMS.keepsOwn),
  expectedHours: z.int().check(z.gte(1), z.lte(240)),
});
