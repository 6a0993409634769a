import type { PledgeDetail } from '@lianxin/api/contract';
import { fen, nextWorkingDay, owedOn, type CivilDate, type Owed } from '@lianxin/domain';

/** What a pledge owes, as its detail tells it. */
type Owing = Pick<PledgeDetail, 'quote' | 'charged' | 'lateDailyRate' | 'repayOn' | 'principalLeft' | 'owed' | 'repayments'>;

/**
 * What will have been owed on another day than that which the server answered for: interest from the value date or the last repayment that
 * arrived, and what was left unpaid before. A day before that owes what was owed then.
 * Nothing where it cannot be told from the detail.
 */
export function owedThen(
  { quote, charged, lateDailyRate: lateDailyPpm, repayOn, principalLeft, owed, repayments }: Owing,
  day: CivilDate,
): Owed | undefined {
  if (owed === null || principalLeft === null) return undefined;
  if (day === owed.on) return owed;
  const { annualRate, valueOn } = charged ?? quote;
  const arrived = repayments.filter(({ state }) => state === 'confirmed').map(({ paidOn }) => paidOn);
  const since = arrived.reduce((latest, paidOn) => (paidOn > latest ? paidOn : latest), valueOn);
  const owing = { principal: principalLeft, annualRatePpm: annualRate, lateDailyPpm, since, paysOn: nextWorkingDay(repayOn) };
  const grown = owedOn(owing, owed.on);
  const unpaid = { interest: fen(owed.interest - grown.interest), lateInterest: fen(owed.lateInterest - grown.lateInterest) };
  return owedOn({ ...owing, unpaid }, day < since ? since : day);
}
