import type { PledgeDetail } from '@lianxin/api/contract';
import type { CivilDate, Owed } from '@lianxin/domain';
import { owedOnDay, type OpenLoan } from '../funding/index.ts';

/** The amount owed on a day, with interest since the value date or the latest confirmed repayment. */
export function pledgeOwes(pledge: OpenLoan & Pick<PledgeDetail, 'quote' | 'charged' | 'repayments'>, day: CivilDate): Owed | undefined {
  const { annualRate: annualRatePpm, valueOn, paysOn } = pledge.charged ?? pledge.quote;
  const arrived = pledge.repayments.filter(({ state }) => state === 'confirmed').map(({ paidOn }) => paidOn);
  const since = arrived.reduce((latest, paidOn) => (paidOn > latest ? paidOn : latest), valueOn);
  return owedOnDay(pledge, { annualRatePpm, since, paysOn }, day);
}
