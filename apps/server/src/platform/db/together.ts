import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client.ts';

const statementOf = (writes: readonly SQLWrapper[]): SQL => {
  const [only, ...others] = writes;
  if (only && others.length === 0) return only.getSQL();
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as (${write.getSQL()})`);
  return sql`with ${sql.join(parts, sql`, `)} select 1`;
};

/** Writes that touch different rows and do not read each other's, in one statement: each more would be one more way to the database and back. */
export async function writeTogether(db: Db, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length > 0) await db.execute(statementOf(writes));
}

const left = new WeakMap<Db, SQLWrapper[]>();

/** Has a transaction keep the writes that are left to its end. */
export function gatherWrites(transaction: Db): void {
  left.set(transaction, []);
}

/**
 * Leaves writes to the end of their transaction, where all that were left are one statement, sent with the commit. Nothing in the
 * transaction may read what they write, or write the same rows. Written at once where the transaction gathers none.
 */
export async function leaveWrites(db: Db, ...writes: readonly SQLWrapper[]): Promise<void> {
  const gathered = left.get(db);
  if (gathered) gathered.push(...writes);
  else await writeTogether(db, writes);
}

/** Writes at once what was left so far, for an act that goes on to write the same rows. */
export async function writeLeft(transaction: Db): Promise<void> {
  const gathered = left.get(transaction);
  if (gathered) await writeTogether(transaction, gathered.splice(0));
}

/** What an act has read and need not read again: kept for each transaction that gathers its writes, and for nobody else. */
export function rememberedInAct<Key, Value>(): (db: Db) => Map<Key, Value> {
  const memories = new WeakMap<Db, Map<Key, Value>>();
  return (db) => {
    const known = memories.get(db) ?? new Map<Key, Value>();
    if (left.has(db)) memories.set(db, known);
    return known;
  };
}

/** The statement of what was left to the end of a transaction; undefined where nothing was. */
export function statementLeft(transaction: Db): SQL | undefined {
  const writes = left.get(transaction) ?? [];
  return writes.length === 0 ? undefined : statementOf(writes);
}
