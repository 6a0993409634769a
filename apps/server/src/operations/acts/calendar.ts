import { HOLIDAY_YEARS, publishedYearProblems, Refusal, yearOf } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import { CALENDAR_TOPIC } from '../../business/foundation/reference/index.ts';
import { planPaymentDays } from '../../business/money/payment-days/index.ts';
import { announceChange } from '../../platform/events/change.ts';
import { FieldRefusal, refusedField, staleVersion } from '../../platform/refusals.ts';
import { publishedYear } from '../../schema/index.ts';
import { problemText } from '../calendar-problems.ts';
import type { OperationHandlers } from '../handler.ts';

/** The published lists of free days and working weekends. */
export const calendarHandlers: OperationHandlers['calendar'] = {
  async show({ db }) {
    const rows = await db.select().from(publishedYear).orderBy(asc(publishedYear.year));
    return { supplied: [...HOLIDAY_YEARS], list: rows.map((row) => ({ ...row, setAt: row.setAt.toISOString() })) };
  },
  async load({ db, ids, clock, wallClock, operator }, { version, year, documentNumber, title, off, work }) {
    const list = { year, documentNumber, title, off, work };
    if (year < yearOf(clock.today()))
      throw refusedField('year', { zh: '不能更改已过去的年份', en: 'A year that has passed stays as it was' });
    const problems = publishedYearProblems(list);
    if (problems.length > 0)
      throw new FieldRefusal(
        problems.map((problem) => ({
          path: problem.rule.endsWith('Worked') || problem.rule === 'workedWeekday' ? 'work' : 'off',
          message: problemText(problem),
        })),
      );
    const [present] = await db.select().from(publishedYear).where(eq(publishedYear.year, year)).for('update');
    if ((present?.version ?? 0) !== version)
      throw present ? staleVersion(present.setBy, present.setAt, present.version) : new Refusal('NOT_FOUND');
    const row = { ...list, version: version + 1, setBy: operator.name, setAt: wallClock.now() };
    await db.insert(publishedYear).values(row).onConflictDoUpdate({ target: publishedYear.year, set: row });
    await planPaymentDays({ db, ids, clock }, row);
    announceChange(db, { topics: [CALENDAR_TOPIC] });
    const before = present && { documentNumber: present.documentNumber, title: present.title, off: present.off, work: present.work };
    return { answer: {}, subjectId: String(year), ...(before && { before }), after: { documentNumber, title, off, work } };
  },
};
