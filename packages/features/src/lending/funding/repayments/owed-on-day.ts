import { fen, owedOn, type CivilDate, type Owed, type OpenDebt } from '@lianxin/domain';
import type { FundingDetail } from '../kinds.ts';

/** The part of a loan's details that the calculation needs. */
export type OpenLoan = Pick<FundingDetail, 'lateDailyRate' | 'principalLeft' | 'owed'>;

/**
 * The amount owed on a day other than the day of the server's calculation: the unpaid amounts, with interest since then at the current
 * rate. For an earlier day it is the server's amount. Undefined if the details do not contain it.
 */
export function owedOnDay(
  { lateDailyRate: lateDailyPpm, principalLeft, owed }: OpenLoan,
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
