import type { SomeCalls } from '../../../calls/call.ts';
import type { VisitorHandlers } from '../../../calls/handler.ts';
import { dayKind, nextWorkingDay } from '@lianxin/domain';
import { and, asc, count, ilike, like, or } from 'drizzle-orm';
import { bank } from '../../../schema/index.ts';

/** Escapes wildcards in the text. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

const isHoliday: VisitorHandlers['reference']['isHoliday'] = async (_context, { date }) => {
  const { working, name, provisional } = dayKind(date);
  return { holiday: !working, name: name ?? null, nextWorkingDay: nextWorkingDay(date), provisional };
};

const banks: VisitorHandlers['reference']['banks'] = async ({ db }, { page, pageSize, search = '', bank: bankName = '', city = '' }) => {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const found = and(
    ...words.map((word) =>
      or(ilike(bank.bankName, likePattern(word)), ilike(bank.city, likePattern(word)), like(bank.branchNumber, likePattern(word).slice(1))),
    ),
    bankName === '' ? undefined : ilike(bank.bankName, likePattern(bankName)),
    city === '' ? undefined : ilike(bank.city, likePattern(city)),
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
};

export const referenceCalls = {
  reference: {
    isHoliday: { scope: 'public', statements: 1, handle: isHoliday },
    banks: { scope: 'public', statements: 3, handle: banks },
  },
} satisfies SomeCalls;
