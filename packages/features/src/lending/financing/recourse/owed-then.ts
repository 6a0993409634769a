import type { FinancingDetail } from '@lianxin/api/contract';
import { fen, owedOn, type CivilDate, type Owed } from '@lianxin/domain';

/** What a financing owes, as its detail tells it. */
type Owing = Pick<FinancingDetail, 'quote' | 'lateDailyRate' | 'principalLeft' | 'owed'>;

/**
 * What was owed on another day than that which the server answered for: what was bought, with late interest from the day of payment on. Nothing
 * before that day, and where nothing is owed.
 */
export function owedThen({ quote: { paysOn }, lateDailyRate, principalLeft, owed }: Owing, day: CivilDate): Owed | undefined {
  if (owed === null || principalLeft === null || day < paysOn) return undefined;
  const owing = { principal: principalLeft, annualRatePpm: 0n, lateDailyPpm: lateDailyRate, since: paysOn, paysOn };
  const grown = owedOn(owing, owed.on);
  const unpaid = { interest: owed.interest, lateInterest: fen(owed.lateInterest - grown.lateInterest) };
  return owedOn({ ...owing, unpaid }, day);
}
