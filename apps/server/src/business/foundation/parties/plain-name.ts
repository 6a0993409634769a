import { sql } from 'drizzle-orm';
import { enterprise } from '../../../schema/index.ts';

/** Unifies the width of brackets, which people type both ways. */
export const plain = (name: string): string => name.replaceAll('（', '(').replaceAll('）', ')').trim();

/** The same in SQL. */
export const plainName = sql<string>`translate(${enterprise.name}, '（）', '()')`;
