import { daysBetween, type CivilDate } from '../calendar/civil-date.ts';
import { dailyPerTenThousandInterest } from '../money/discount.ts';
import type { Ppm } from '../money/rate.ts';
import { fen, minFen, ZERO_FEN, type Fen } from '../money/yuan.ts';

/** What a late payment costs a day: 0.05 % of the amount, where nothing else was agreed (保障中小企业款项支付条例 Art 17; rules §2). */
export const LATE_DAILY_PPM: Ppm = 500n;

/** Late interest on an amount that is paid after the working day on which it was to be; nothing in time. On the amount alone, never on interest. */
export const lateInterestOn = (amount: Fen, paysOn: CivilDate, paidOn: CivilDate): Fen =>
  dailyPerTenThousandInterest(amount, LATE_DAILY_PPM, Math.max(0, daysBetween(paysOn, paidOn)));

/** Whom a payment is for: who holds the piece, the lender that bought it, the lender that it is pledged to, or its holder for what that lender leaves. */
export type PaymentPurpose = 'holder' | 'lender' | 'pledgee' | 'rest';

/** A piece that is to be paid. */
export interface PayablePiece {
  readonly amount: Fen;
  /** Whether a lender came by it, by a financing. */
  readonly isLenders: boolean;
  /** What is owed of the loan that it is pledged for; undefined where it is free. */
  readonly owed?: Fen | undefined;
}

/** One payment for a piece: of `amount`, `lateInterest` comes on top. */
export interface PiecePayment {
  readonly purpose: PaymentPurpose;
  readonly amount: Fen;
  readonly lateInterest: Fen;
}

/**
 * Who is paid what for a piece. Of a pledged one the lender has what it is owed first, of the amount before the late interest, and the
 * holder the rest (民法典 445, 389); together never more or less than the piece and what paying late costs.
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
