import { shanghaiDate, type CivilDate } from '../calendar/civil-date.ts';
import { afterWorkingHours, arrivalDay, LENDER_DAY, shanghaiInstant, workingDayAfter } from '../calendar/lender-hours.ts';
import { nextWorkingDay } from '../calendar/working-day.ts';
import type { ChannelTerms } from '../channel/terms.ts';

/** The dates of a quote. */
export interface QuoteSchedule {
  /** Business day to which the lender books the application, by its cut-off. */
  readonly receivedOn: CivilDate;
  /** Start of interest: the expected payout day, or the requested day if later. */
  readonly valueOn: CivilDate;
  /** Expected time of the payout. */
  readonly expectedAt: Date;
  /** Expiry of the quote: the lender's cut-off on the following working day. The reviewer must have passed the application by then. */
  readonly validUntil: Date;
}

/** Computes the schedule of a request. A requested day is rolled forward to a working day, and ignored when earlier than possible. */
export function quoteSchedule(
  terms: Pick<ChannelTerms, 'cutOff' | 'expectedHours'>,
  askedAt: Date,
  requestedOn?: CivilDate,
): QuoteSchedule {
  const receivedOn = arrivalDay(askedAt, terms.cutOff);
  const opening = shanghaiInstant(receivedOn, LENDER_DAY.opens);
  const earliest = afterWorkingHours(askedAt > opening ? askedAt : opening, terms.expectedHours);
  const requested = requestedOn && nextWorkingDay(requestedOn);
  const later = requested !== undefined && requested > shanghaiDate(earliest);
  return {
    receivedOn,
    valueOn: later ? requested : shanghaiDate(earliest),
    expectedAt: later ? shanghaiInstant(requested, LENDER_DAY.closes) : earliest,
    validUntil: shanghaiInstant(workingDayAfter(receivedOn), terms.cutOff),
  };
}

/** Whether a quote is still valid. */
export const quoteStands = ({ validUntil }: Pick<QuoteSchedule, 'validUntil'>, now: Date): boolean => now <= validUntil;
