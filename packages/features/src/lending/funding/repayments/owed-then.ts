import { fen, owedOn, type CivilDate, type Owed, type OpenDebt } from '@lianxin/domain';
import type { FundingDetail } from '../kinds.ts';

/** What is owed, as a detail tells it. */
export type TellsOwed = Pick<FundingDetail, 'lateDailyRate' | 'principalLeft' | 'owed'>;

/**
 * What will have been owed on another day than that which the server answered for, by the rate that runs since a day, and what was left unpaid
 * before; a day before that owes what was owed then. Nothing where it cannot be told from the detail.
 */
export function owedThen(
  { lateDailyRate: lateDailyPpm, principalLeft, owed }: TellsOwed,
  terms: Pick<OpenDebt, 'annualRatePpm' | 'since' | 'paysOn'>,
  day: CivilDate,
): Owed | undefined {
  if (owed === null || principalLeft === null) return undefined;
  if (day === owed.on) return owed;
  const owing = { ...terms, principal: principalLeft, lateDailyPpm };
  const grown = owedOn(owing, owed.on);
  const unpaid = { interest: fen(owed.interest - grown.interest), lateInterest: fen(owed.lateInterest - grown.lateInterest) };
  return owedOn({ ...owing, unpaid }, day < terms.since ? terms.since : day);
}
