import type { CivilDate } from '../calendar/civil-date.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import type { ChannelKind } from '../channel/define-channels.ts';
import type { ChannelTerms } from '../channel/terms.ts';
import { interestDays } from '../money/day-count.ts';
import { allInAnnualRatePpm, chargeOf, discountInterest, feeWithMinimum, holderPart } from '../money/discount.ts';
import type { Ppm, RateUnit } from '../money/rate.ts';
import { fen, maxFen, sumFen, type Fen } from '../money/yuan.ts';
import { Refusal } from '../refusal.ts';
import type { Bearing } from './bearing.ts';

/** A guarantor's fee for guaranteeing a loan (担保费). */
export interface GuaranteeTerms {
  readonly ratePpm: Ppm;
  readonly unit: RateUnit;
  readonly minimum: Fen;
}

/** Everything a quote depends on: the same question always gives the same quote. */
export interface QuoteQuestion {
  /** Channel code. */
  readonly channel: number;
  readonly kind: ChannelKind;
  /** The terms in force at the request, possibly with the rates of the lender's own quote. */
  readonly terms: ChannelTerms;
  readonly bearing: Bearing;
  readonly guarantee?: GuaranteeTerms | undefined;
  /** Amount financed or lent. */
  readonly amount: Fen;
  /** Due date of the pieces, or repayment day of a loan against them. */
  readonly dueOn: CivilDate;
  /** Day of payout, from which interest runs. */
  readonly valueOn: CivilDate;
}

export type ChargeKind = 'interest' | 'lenderFee' | 'serviceFee' | 'guaranteeFee';

/**
 * How a charge is paid: withheld from the payout, beforehand, or at maturity. Interest on a loan is never withheld, because the law counts
 * withheld interest as not lent (民法典 670). A voucher is bought at a discount.
 */
export type ChargePayment = 'withheld' | 'beforehand' | 'atMaturity';

/** One charge of a quote; the parts of holder and issuer sum to the total. */
export interface ChargeLine {
  readonly kind: ChargeKind;
  readonly payment: ChargePayment;
  readonly total: Fen;
  readonly holder: Fen;
  readonly issuer: Fen;
}

/** A lender's charges and payout; all amounts in fen. */
export interface Quote {
  readonly question: QuoteQuestion;
  /** The due date, rolled forward to a working day. */
  readonly paysOn: CivilDate;
  /** Interest days, from the value date to the day before `paysOn`. */
  readonly days: number;
  readonly lines: readonly ChargeLine[];
  /** The amount that arrives at the holder's account. What is paid beforehand is paid separately and does not reduce it. */
  readonly paidOut: Fen;
  /** Amount the holder owes the lender at maturity; zero when the voucher is bought. */
  readonly owedAtMaturity: Fen;
  readonly holderCosts: Fen;
  readonly issuerCosts: Fen;
  /** All costs of the holder per year as a share of the payout less what it pays beforehand; undefined when nothing is left. */
  readonly allInAnnualPpm: Ppm | undefined;
}

const feeLine = (kind: ChargeKind, payment: ChargePayment, total: Fen, { feePayer, holderFeePpm }: Bearing): ChargeLine => {
  const holder = holderPart(total, feePayer, holderFeePpm);
  return { kind, payment, total, holder, issuer: fen(total - holder) };
};

function interestLine({ kind, terms, bearing, amount }: QuoteQuestion, days: number): ChargeLine {
  const total = discountInterest(amount, terms.annualRatePpm, days);
  const holder = holderPart(total, bearing.interestPayer, bearing.holderInterestPpm);
  return { kind: 'interest', payment: kind === 'pledge' ? 'atMaturity' : 'withheld', total, holder, issuer: fen(total - holder) };
}

/** The charges: interest on a 360-day year, first day counted and last day not, and each fee by rate with its minimum (rules §10). */
function linesOf(question: QuoteQuestion, days: number): readonly ChargeLine[] {
  const { terms, bearing, amount, guarantee } = question;
  const lenderFee = feeWithMinimum(amount, terms.lenderFeePpm, terms.minLenderFee);
  const serviceFee = feeWithMinimum(amount, terms.serviceFeePpm, terms.minServiceFee);
  const guaranteed = guarantee && maxFen(chargeOf({ principal: amount, days, ...guarantee }), guarantee.minimum);
  return [
    interestLine(question, days),
    feeLine('lenderFee', 'withheld', lenderFee, bearing),
    feeLine('serviceFee', 'withheld', serviceFee, bearing),
    ...(guaranteed === undefined ? [] : [feeLine('guaranteeFee', 'beforehand', guaranteed, bearing)]),
  ];
}

const partOf = (lines: readonly ChargeLine[], side: 'holder' | 'issuer', ...payments: readonly ChargePayment[]): Fen =>
  sumFen(lines.filter(({ payment }) => payments.includes(payment)).map((line) => line[side]));

/**
 * Computes a quote. Preview, application and payout all use this calculation. `paysOn` is the day of payment that an application was signed
 * with: interest runs to it even if a list of holidays that was published later rolls the due date to another day.
 */
export function quoteOf(question: QuoteQuestion, paysOn: CivilDate = nextWorkingDay(question.dueOn)): Quote {
  const { amount, kind } = question;
  const days = interestDays(question.valueOn, paysOn);
  const lines = linesOf(question, days);
  const paidOut = fen(amount - partOf(lines, 'holder', 'withheld'));
  const left = fen(paidOut - partOf(lines, 'holder', 'beforehand'));
  const holderCosts = partOf(lines, 'holder', 'withheld', 'beforehand', 'atMaturity');
  return {
    question,
    paysOn,
    days,
    lines,
    paidOut,
    owedAtMaturity: kind === 'pledge' ? fen(amount + partOf(lines, 'holder', 'atMaturity')) : fen(0n),
    holderCosts,
    issuerCosts: partOf(lines, 'issuer', 'withheld', 'beforehand', 'atMaturity'),
    allInAnnualPpm: allInAnnualRatePpm(holderCosts, left, days),
  };
}

/**
 * The quote as charged at payout. On the quoted day it is unchanged; when paid out later, fewer days are charged on the same terms. Throws
 * the refusal TOO_LATE from the day on which the voucher is paid, and VALIDATION before the quoted day.
 */
export function chargedOn({ question, paysOn }: Quote, paidOn: CivilDate): Quote {
  if (paidOn >= paysOn) throw new Refusal('TOO_LATE', { until: paysOn });
  if (paidOn < question.valueOn) throw new Refusal('VALIDATION', { valueOn: question.valueOn, paidOn });
  return quoteOf({ ...question, valueOn: paidOn }, paysOn);
}

/** The total of a kind of charge; zero when the quote has none. */
export const chargeIn = ({ lines }: Pick<Quote, 'lines'>, kind: ChargeKind): Fen =>
  sumFen(lines.filter((line) => line.kind === kind).map(({ total }) => total));
