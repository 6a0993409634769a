import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { dailyPerTenThousandInterest } from '../money/discount.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, minFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** Late interest per day: 0.05 % of the amount unless agreed otherwise (保障中小企业款项支付条例 Art 17; rules §2). */
export const LATE_DAILY_PPM: Ppm = 500n;

/** Late interest on an amount paid after its due working day, zero when paid in time. No interest on interest. */
export const lateInterestOn = (amount: Fen, paysOn: CivilDate, paidOn: CivilDate): Fen =>
  dailyPerTenThousandInterest(amount, LATE_DAILY_PPM, Math.max(0, daysBetween(paysOn, paidOn)));

/** The payee: the holder, the lender that bought the piece, the lender it is pledged to, or the holder for the `rest` after that lender. */
export type PaymentPurpose = 'holder' | 'lender' | 'pledgee' | 'rest';

/** A piece due for payment. */
export interface PayablePiece {
  readonly amount: Fen;
  /** Whether a lender holds the piece after a financing. */
  readonly isLenders: boolean;
  /** Outstanding amount of the loan the piece is pledged for; undefined when it is not pledged. */
  readonly owed?: Fen | undefined;
}

/** One payment for a piece: `amount` plus `lateInterest`. */
export interface PiecePayment {
  readonly purpose: PaymentPurpose;
  readonly amount: Fen;
  readonly lateInterest: Fen;
}

/**
 * Splits the payment of a piece among its payees. For a pledged piece the lender is paid the outstanding loan first, from the amount and then
 * from the late interest, and the holder gets the rest (民法典 445, 389). The payments sum exactly to the amount plus late interest.
 */
export function paymentsFor({ amount, isLenders, owed }: PayablePiece, lateInterest: Fen): readonly PiecePayment[] {
  if (owed === undefined || owed === ZERO_FEN) return [{ purpose: isLenders ? 'lender' : 'holder', amount, lateInterest }];
  const ofAmount = minFen(amount, owed);
  const ofLate = minFen(lateInterest, fen(owed - ofAmount));
  const all: readonly PiecePayment[] = [
    { purpose: 'pledgee', amount: ofAmount, lateInterest: ofLate },
    { purpose: 'rest', amount: fen(amount - ofAmount), lateInterest: fen(lateInterest - ofLate) },
  ];
  return all.filter((payment) => payment.amount + payment.lateInterest > 0n);
}
