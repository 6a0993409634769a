import type { GuaranteeTerms, ChargeKind, Quote } from './quote.ts';
import { ZERO_FEN } from '../money/yuan.ts';

/** Rate, unit and minimum of a charge in a quote; undefined for the guarantee fee when there is no guarantor. */
export function chargeRateOf({ question: { terms, guarantee } }: Pick<Quote, 'question'>, kind: ChargeKind): GuaranteeTerms | undefined {
  switch (kind) {
    case 'interest':
      return { ratePpm: terms.annualRatePpm, unit: 'annualPercent', minimum: ZERO_FEN };
    case 'lenderFee':
      return { ratePpm: terms.lenderFeePpm, unit: 'flatPerTenThousand', minimum: terms.minLenderFee };
    case 'serviceFee':
      return { ratePpm: terms.serviceFeePpm, unit: 'flatPerTenThousand', minimum: terms.minServiceFee };
    case 'guaranteeFee':
      return guarantee;
  }
}
