import { Day, Instant, RequiredText, Version } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { jointAct, query } from '../operation.ts';
import { ActReason, Nothing } from './shapes.ts';

const HolidayName = z.enum(['newYear', 'springFestival', 'tombSweeping', 'labourDay', 'dragonBoat', 'midAutumn', 'nationalDay']);

const DaysByHoliday = z.partialRecord(HolidayName, z.readonly(z.array(Day).check(z.minLength(1), z.maxLength(20))));

/** A list as published: its source, free days and working weekends by holiday. */
const list = {
  year: z.int().check(z.gte(2025), z.lte(2100)),
  /** Such as 国办发明电〔2025〕7号. */
  documentNumber: RequiredText(60),
  title: RequiredText(200),
  off: DaysByHoliday,
  work: DaysByHoliday,
};

/** The lists of free days and working weekends that the General Office of the State Council publishes each autumn for the year to come. */
export const calendarOperations = {
  show: query('/calendar/show', {
    access: 'limits',
    request: Nothing,
    response: z.object({
      /** Years with lists that come with the program. */
      supplied: z.array(z.int()),
      list: z.array(z.object({ ...list, version: Version, setBy: z.string(), setAt: Instant })),
    }),
  }),
  /** Enters the list of a year or replaces it. Payment days that it moves are moved at once, and everybody concerned is told. */
  load: jointAct('/calendar/load', {
    access: 'limits',
    /** `version` of the list entered now, 0 for none. */
    request: z.strictObject({ ...list, version: Version, reason: ActReason }),
  }),
} as const;
