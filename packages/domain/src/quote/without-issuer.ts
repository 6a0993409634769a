import { allInAnnualRatePpm } from '../money/discount.ts';
import { fen, sumFen, type Fen } from '../money/yuan.ts';
import type { Ppm } from '../money/rate.ts';
import type { ChargePayment, Quote } from './quote.ts';

/** What a holder is paid and what that costs it per year. */
export interface WithoutIssuer {
  readonly paidOut: Fen;
  readonly allInAnnualPpm: Ppm | undefined;
}

/** A quote as it is when the issuer does not consent to its share of the costs; undefined where the quote asks it for none. */
export function withoutIssuer({
  lines,
  paidOut,
  holderCosts,
  issuerCosts,
  days,
}: Pick<Quote, 'lines' | 'paidOut' | 'holderCosts' | 'issuerCosts' | 'days'>): WithoutIssuer | undefined {
  if (issuerCosts === 0n) return undefined;
  const paid = (payment: ChargePayment) => lines.filter((line) => line.payment === payment);
  const out = fen(paidOut - sumFen(paid('withheld').map(({ issuer }) => issuer)));
  const left = fen(out - sumFen(paid('beforehand').map(({ total }) => total)));
  return { paidOut: out, allInAnnualPpm: allInAnnualRatePpm(fen(holderCosts + issuerCosts), left, days) };
}
