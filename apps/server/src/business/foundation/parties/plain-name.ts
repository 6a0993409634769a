import { sql } from 'drizzle-orm';
import { enterprise } from '../../../schema/index.ts';

/** Unifies the width of brackets, which people type both ways, and removes spaces. */
export const plain = (name: string): string => name.replaceAll('（', '(').replaceAll('）', ')').replaceAll(/\s/g, '');

/** The same in SQL. */
export const plainName = sql<string>`translate(${enterprise.name}, '（） \u3000', '()')`;
