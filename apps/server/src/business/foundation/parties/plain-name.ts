import { sql } from 'drizzle-orm';
import { enterprise } from '../../../schema/index.ts';

/** A name as it is compared: people write its brackets in both widths. */
export const plain = (name: string): string => name.replaceAll('（', '(').replaceAll('）', ')').trim();

/** The same of an enterprise in a statement. */
export const plainName = sql<string>`translate(${enterprise.name}, '（）', '()')`;
