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

/** What a guarantor asks for answering for a loan (担保费). */
export interface GuaranteeTerms {
  readonly ratePpm: Ppm;
  readonly unit: RateUnit;
  readonly minimum: Fen;
}

/** What a quote answers, and all that it depends on: the same question has the same answer wherever and whenever it is asked. */
export interface QuoteQuestion {
  /** Code of the channel. */
  readonly channel: number;
  readonly kind: ChannelKind;
  /** The terms that ruled when it was asked; a row of the lender's register may have put its own rates in their place. */
  readonly terms: ChannelTerms;
  readonly bearing: Bearing;
  readonly guarantee?: GuaranteeTerms | undefined;
  /** What is financed, or lent. */
  readonly amount: Fen;
  /** The due date of the pieces, or the day on which a loan against them is to be repaid. */
  readonly dueOn: CivilDate;
  /** The day on which the money is paid and interest begins. */
  readonly valueOn: CivilDate;
}

export type ChargeKind = 'interest' | 'lenderFee' | 'serviceFee' | 'guaranteeFee';

/**
 * How a charge is paid: withheld from what is paid out, beforehand, or at maturity. The interest of a loan is never withheld: what is
 * withheld was never lent (民法典 670). A voucher that is bought is paid for at its discount.
 */
export type ChargePayment = 'withheld' | 'beforehand' | 'atMaturity';

/** One charge of a quote and who bears it; the two parts sum to the whole. */
export interface ChargeLine {
  readonly kind: ChargeKind;
  readonly payment: ChargePayment;
  readonly total: Fen;
  readonly holder: Fen;
  readonly issuer: Fen;
}

/** What a lender would charge and pay, every amount in fen. */
export interface Quote {
  readonly question: QuoteQuestion;
  /** The due date, rolled to the working day on which it is paid. */
  readonly paysOn: CivilDate;
  /** Days that bear interest, from the value date to the day before it is paid. */
  readonly days: number;
  readonly lines: readonly ChargeLine[];
  /** What the lender pays to the holder's account. */
  readonly paidOut: Fen;
  /** What the holder has of it: less what it pays beforehand. */
  readonly net: Fen;
  /** What the holder owes the lender at maturity: nothing where the voucher is bought. */
  readonly owedAtMaturity: Fen;
  readonly holderCosts: Fen;
  readonly issuerCosts: Fen;
  /** Every cost of the holder over what it has, a year; undefined where nothing is left of the amount. */
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

/** The charges of a quote: interest on a year of 360 days, head counted and tail not, and each fee by rate with its least amount (rules §10). */
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

/** What a lender charges and pays by these terms: the one calculation of the preview, of the application and of the payment. */
export function quoteOf(question: QuoteQuestion): Quote {
  const { amount, kind } = question;
  const paysOn = nextWorkingDay(question.dueOn);
  const days = interestDays(question.valueOn, paysOn);
  const lines = linesOf(question, days);
  const paidOut = fen(amount - partOf(lines, 'holder', 'withheld'));
  const net = fen(paidOut - partOf(lines, 'holder', 'beforehand'));
  const holderCosts = partOf(lines, 'holder', 'withheld', 'beforehand', 'atMaturity');
  return {
    question,
    paysOn,
    days,
    lines,
    paidOut,
    net,
    owedAtMaturity: kind === 'pledge' ? fen(amount + partOf(lines, 'holder', 'atMaturity')) : fen(0n),
    holderCosts,
    issuerCosts: partOf(lines, 'issuer', 'withheld', 'beforehand', 'atMaturity'),
    allInAnnualPpm: allInAnnualRatePpm(holderCosts, net, days),
  };
}

/**
 * What is charged when the money is paid. On the day that was quoted it is the quote; a lender that pays later charges fewer days by the
 * same terms, never more. Refuses TOO_LATE from the day on which the voucher is paid, and VALIDATION before the day that was quoted.
 */
export function chargedOn({ question, paysOn }: Quote, paidOn: CivilDate): Quote {
  if (paidOn >= paysOn) throw new Refusal('TOO_LATE', { until: paysOn });
  if (paidOn < question.valueOn) throw new Refusal('VALIDATION', { valueOn: question.valueOn, paidOn });
  return quoteOf({ ...question, valueOn: paidOn });
}

/** The amount of a line; zero where the quote has none of the kind. */
export const chargeIn = ({ lines }: Pick<Quote, 'lines'>, kind: ChargeKind): Fen =>
  sumFen(lines.filter((line) => line.kind === kind).map(({ total }) => total));
