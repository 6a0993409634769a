import { dayKind, nextWorkingDay } from '@lianxin/domain';
import { and, asc, count, ilike, like, or } from 'drizzle-orm';
import { bank } from '../../../schema/index.ts';
import type { Handlers } from '../../../calls/handler.ts';

/** The text as a pattern that matches it anywhere; its own wildcards mean themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** The calendar and the banks: open to visitors, the same for everybody. */
export const referenceHandlers: Handlers['reference'] = {
  async isHoliday(_context, { date }) {
    const { working, name, provisional } = dayKind(date);
    return { holiday: !working, name: name ?? null, nextWorkingDay: nextWorkingDay(date), provisional };
  },
  async banks({ db }, { page, pageSize, search = '', bank: bankName = '', city = '' }) {
    const words = search.split(/\s+/).filter((word) => word !== '');
    const found = and(
      ...words.map((word) =>
        or(ilike(bank.bankName, containing(word)), ilike(bank.city, containing(word)), like(bank.branchNumber, containing(word).slice(1))),
      ),
      bankName === '' ? undefined : ilike(bank.bankName, containing(bankName)),
      city === '' ? undefined : ilike(bank.city, containing(city)),
    );
    const list = await db
      .select()
      .from(bank)
      .where(found)
      .orderBy(asc(bank.branchNumber))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [all] = await db.select({ count: count() }).from(bank).where(found);
    return { list, total: all?.count ?? 0, page, pageSize };
  },
};
