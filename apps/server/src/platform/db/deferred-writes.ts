import { getTableName, is, Name, sql, SQL, StringChunk, Table, type SQLWrapper } from 'drizzle-orm';
import { databaseErrorCode, type Db } from './client.ts';

/** A write, and what it does to which tables, such as `update piece`. */
interface Write {
  readonly statement: SQL;
  readonly changes: readonly (readonly [verb: string, table: string])[];
}

interface Deferred {
  readonly waiting: Write[];
  readonly sent: Promise<unknown>[];
}

const deferredIn = new WeakMap<Db, Deferred>();

/** The words of a statement, with blanks for its values. */
function wordsOf(chunk: unknown): string {
  if (is(chunk, SQL)) return chunk.queryChunks.map(wordsOf).join('');
  if (is(chunk, StringChunk)) return chunk.value.join('');
  if (is(chunk, Table)) return getTableName(chunk);
  if (is(chunk, Name)) return chunk.value;
  return Array.isArray(chunk) ? chunk.map(wordsOf).join('') : ' ';
}

const CHANGE = /\b(insert into|(?<!\bdo )update|delete from)\s+"?(\w+)/gi;
const UPSERT = /\bon conflict\b.*\bdo update\b/is;

function writeOf(statement: SQL): Write {
  const words = wordsOf(statement);
  const verb = (named: string) => (named === 'insert into' && UPSERT.test(words) ? 'update' : named);
  return {
    statement,
    changes: [...words.matchAll(CHANGE)].map(([, named = '', table = '']) => [verb(named.toLowerCase()), table] as const),
  };
}

/** Whether two writes may be one statement: in one, of two changes of a row only one is made. New rows are no change of each other. */
const goTogether = (one: Write, other: Write): boolean =>
  one.changes.every(([verb, table]) =>
    other.changes.every(([otherVerb, otherTable]) => table !== otherTable || (verb === 'insert into' && otherVerb === verb)),
  );

function statementOf(writes: readonly Write[]): SQL {
  const [only, ...others] = writes;
  if (only && others.length === 0) return only.statement;
  const parts = writes.map(({ statement }, index) => sql`${sql.identifier(`write_${index}`)} as (${statement})`);
  return sql`with ${sql.join(parts, sql`, `)} select 1`;
}

function sendWaiting(transaction: Db, { waiting, sent }: Deferred): void {
  const writes = waiting.splice(0);
  if (writes.length === 0) return;
  const done = transaction.execute(statementOf(writes)).execute();
  // Whoever began the transaction hears of it.
  done.catch(() => {});
  sent.push(done);
}

/**
 * Has a transaction defer writes. Whoever begins it calls `send` before each other statement of it, and before its end, which waits for
 * those that were sent.
 */
export function deferringWrites(transaction: Db): { readonly send: () => void; readonly sent: readonly Promise<unknown>[] } {
  const deferred: Deferred = { waiting: [], sent: [] };
  deferredIn.set(transaction, deferred);
  return { send: () => sendWaiting(transaction, deferred), sent: deferred.sent };
}

const TRANSACTION_ABORTED = '25P02';

/** Why a transaction failed: after a write has failed, whatever is asked hears only that the transaction is aborted. */
export async function whyFailed(failure: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (databaseErrorCode(failure) !== TRANSACTION_ABORTED) return failure;
  const ends = await Promise.allSettled(sent);
  for (const end of ends) if (end.status === 'rejected') return end.reason;
  return failure;
}

/**
 * Defers writes of a transaction: they are sent before whatever it asks next, or before its end, as one statement, and nobody waits for
 * them but its end. Each more would be one more way to the database and back. Those that are given together change different rows; what
 * was given before is sent first where it changes a table that they change too.
 */
export function deferWrites(transaction: Db, ...writes: readonly SQLWrapper[]): void {
  const deferred = deferredIn.get(transaction);
  if (deferred === undefined) throw new Error('writes are deferred inside of a transaction alone');
  const given = writes.map((one) => writeOf(one.getSQL()));
  if (!deferred.waiting.every((one) => given.every((write) => goTogether(one, write)))) sendWaiting(transaction, deferred);
  deferred.waiting.push(...given);
}

/** Does a part of a transaction that is undone alone where it fails, with what it deferred. */
export async function inSavepoint<Result>(transaction: Db, work: (part: Db) => Promise<Result>): Promise<Result> {
  const deferred = deferredIn.get(transaction) ?? { waiting: [], sent: [] };
  sendWaiting(transaction, deferred);
  const before = deferred.sent.length;
  try {
    return await transaction.transaction(async (part) => {
      deferredIn.set(part, deferred);
      const result = await work(part);
      sendWaiting(transaction, deferred);
      await Promise.all(deferred.sent.slice(before));
      return result;
    });
  } catch (error) {
    deferred.waiting.splice(0);
    throw await whyFailed(error, deferred.sent.splice(before));
  }
}

/** What a transaction has read and need not read again; outside of one nothing is remembered. */
export function rememberedInTransaction<Key, Value>(): (db: Db) => Map<Key, Value> {
  const memories = new WeakMap<Db, Map<Key, Value>>();
  return (db) => {
    const known = memories.get(db) ?? new Map<Key, Value>();
    if (deferredIn.has(db)) memories.set(db, known);
    return known;
  };
}
