import { getTableName, is, Name, sql, SQL, StringChunk, Table, type SQLWrapper } from 'drizzle-orm';
import { databaseErrorCode, type Db } from './client.ts';

/** A write, and the tables that it changes, such as `update piece`. */
interface Write {
  readonly statement: SQL;
  readonly changes: readonly (readonly [verb: string, table: string])[];
}

interface Deferred {
  readonly waiting: Write[];
  readonly sent: Promise<unknown>[];
}

const deferredIn = new WeakMap<Db, Deferred>();

/** The SQL text of a statement, with spaces for its parameters. */
function sqlTextOf(chunk: unknown): string {
  if (is(chunk, SQL)) return chunk.queryChunks.map(sqlTextOf).join('');
  if (is(chunk, StringChunk)) return chunk.value.join('');
  if (is(chunk, Table)) return getTableName(chunk);
  if (is(chunk, Name)) return chunk.value;
  return Array.isArray(chunk) ? chunk.map(sqlTextOf).join('') : ' ';
}

const CHANGE = /\b(insert into|(?<!\bdo )update|delete from)\s+"?(\w+)/gi;
const UPSERT = /\bon conflict\b.*\bdo update\b/is;

function writeOf(statement: SQL): Write {
  const text = sqlTextOf(statement);
  const verb = (named: string) => (named === 'insert into' && UPSERT.test(text) ? 'update' : named);
  return {
    statement,
    changes: [...text.matchAll(CHANGE)].map(([, named = '', table = '']) => [verb(named.toLowerCase()), table] as const),
  };
}

/** Whether two writes may share a statement: PostgreSQL makes only one of two changes to a row in one statement. Inserts do not conflict. */
const canShareStatement = (one: Write, other: Write): boolean =>
  one.changes.every(([verb, table]) =>
    other.changes.every(([otherVerb, otherTable]) => table !== otherTable || (verb === 'insert into' && otherVerb === verb)),
  );

function statementOf(writes: readonly Write[]): SQL {
  const [only, ...others] = writes;
  if (only && others.length === 0) return only.statement;
  const nameOf = (index: number) => sql.identifier(`write_${index}`);
  const parts = writes.map(({ statement }, index) => sql`${nameOf(index)} as (${statement})`);
  // PostgreSQL runs a function that is called by a select only if something reads its result.
  const calls = writes.flatMap(({ changes }, index) => (changes.length === 0 ? [sql`(select count(*) from ${nameOf(index)})`] : []));
  return sql`with ${sql.join(parts, sql`, `)} select ${sql.join([sql`1`, ...calls], sql`, `)}`;
}

function sendWaiting(transaction: Db, { waiting, sent }: Deferred): void {
  const writes = waiting.splice(0);
  if (writes.length === 0) return;
  const done = transaction.execute(statementOf(writes)).execute();
  // The failure is reported through `sent`.
  done.catch(() => {});
  sent.push(done);
}

/**
 * Enables deferred writes for a transaction. The caller must call `send` before every other statement and before the commit, and await
 * `sent` before the commit.
 */
export function enableDeferredWrites(transaction: Db): { readonly send: () => void; readonly sent: readonly Promise<unknown>[] } {
  const deferred: Deferred = { waiting: [], sent: [] };
  deferredIn.set(transaction, deferred);
  return { send: () => sendWaiting(transaction, deferred), sent: deferred.sent };
}

const TRANSACTION_ABORTED = '25P02';

/** The original cause of a failure: after a failed write, later statements only report that the transaction is aborted. */
export async function originalFailure(failure: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  if (databaseErrorCode(failure) !== TRANSACTION_ABORTED) return failure;
  const ends = await Promise.allSettled(sent);
  for (const end of ends) if (end.status === 'rejected') return end.reason;
  return failure;
}

/**
 * Defers writes, to save round trips: they are sent as one statement before the transaction's next statement or its commit, and only the
 * commit waits for them. Writes passed in one call must change different rows. Earlier writes are sent first if they change the same
 * tables.
 */
export function deferWrites(transaction: Db, ...writes: readonly SQLWrapper[]): void {
  const deferred = deferredIn.get(transaction);
  if (deferred === undefined) throw new Error('writes can only be deferred inside of a transaction');
  const newWrites = writes.map((one) => writeOf(one.getSQL()));
  if (!deferred.waiting.every((one) => newWrites.every((write) => canShareStatement(one, write)))) sendWaiting(transaction, deferred);
  deferred.waiting.push(...newWrites);
}

/** Runs work in a savepoint. A failure rolls back only this work and the writes that it deferred. */
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
    throw await originalFailure(error, deferred.sent.splice(before));
  }
}

/** A cache that lives as long as a transaction; outside of one, nothing is cached. */
export function transactionCache<Key, Value>(): (db: Db) => Map<Key, Value> {
  const caches = new WeakMap<Db, Map<Key, Value>>();
  return (db) => {
    const known = caches.get(db) ?? new Map<Key, Value>();
    if (deferredIn.has(db)) caches.set(db, known);
    return known;
  };
}
