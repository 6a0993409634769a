import { shanghaiDate, type CivilDate } from '../calendar/civil-date.ts';
import { afterWorkingHours, dayHeard, LENDER_DAY, shanghaiInstant, workingDayAfter } from '../calendar/lender-hours.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import type { ChannelTerms } from '../channel/terms.ts';

/** When what a quote says would happen. */
export interface QuoteSchedule {
  /** The working day that the application counts as, by the lender's cut-off. */
  readonly heardOn: CivilDate;
  /** From when on interest runs: the day on which the money is expected, or the later one that was wished for. */
  readonly valueOn: CivilDate;
  /** When the money is expected. */
  readonly expectedAt: Date;
  /** Until when the quote stands: the lender's cut-off on the working day after. The reviewer has to have passed it by then. */
  readonly validUntil: Date;
}

/** When a lender pays what is asked of it at an instant, by its terms; a day wished for rolls to a working day and is never made earlier. */
export function quoteSchedule(terms: Pick<ChannelTerms, 'cutOff' | 'expectedHours'>, askedAt: Date, wishedOn?: CivilDate): QuoteSchedule {
  const heardOn = dayHeard(askedAt, terms.cutOff);
  const opening = shanghaiInstant(heardOn, LENDER_DAY.opens);
  const soonest = afterWorkingHours(askedAt > opening ? askedAt : opening, terms.expectedHours);
  const wished = wishedOn && nextWorkingDay(wishedOn);
  const later = wished !== undefined && wished > shanghaiDate(soonest);
  return {
    heardOn,
    valueOn: later ? wished : shanghaiDate(soonest),
    expectedAt: later ? shanghaiInstant(wished, LENDER_DAY.closes) : soonest,
    validUntil: shanghaiInstant(workingDayAfter(heardOn), terms.cutOff),
  };
}

/** Whether a quote still stands. */
export const quoteStands = ({ validUntil }: Pick<QuoteSchedule, 'validUntil'>, now: Date): boolean => now <= validUntil;
