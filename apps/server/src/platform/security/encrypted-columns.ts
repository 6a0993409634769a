import * as z from 'zod/mini';
import { Encrypted } from '../../schema/columns.ts';
import type { Database, SqlSession } from '../db/client.ts';
import { rowsThroughCursor } from '../db/cursor.ts';
import type { Keyring } from './keys.ts';

/** An encrypted column, with what is needed to re-encrypt it. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key, all of type text. */
  readonly key: readonly string[];
  /** The owner that the text is bound to, from the primary key. */
  readonly owner: (...key: string[]) => string;
  /** Other columns that are derived from the text and the key. */
  readonly derivedColumns?: (keys: Keyring, text: string) => Readonly<Record<string, string>>;
}

/** An arbitrary number, the same for all servers. */
const ADVISORY_LOCK = 7_241_652;
const BATCH_SIZE = 500;
/** Prefix by which migration 0288 marked the existing plaintexts. No encrypted text begins with it. */
const PLAINTEXT_PREFIX = '=';

/** The plaintext of a row, which may be unencrypted or under a former key. */
function plaintextOf(keys: Keyring, owner: string, before: string, where: string): string {
  if (before.startsWith(PLAINTEXT_PREFIX)) return before.slice(PLAINTEXT_PREFIX.length);
  try {
    return keys.decrypt(owner, z.parse(Encrypted, before));
  } catch (cause) {
    throw new Error(`${where} cannot be read: its key is missing among DATA_KEYS, or the text was changed.`, { cause });
  }
}

async function reencryptRow(
  session: SqlSession,
  keys: Keyring,
  hidden: EncryptedColumn,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { table, column, key, owner, derivedColumns: also } = hidden;
  const own = key.map((name) => String(row[name]));
  const before = String(row[column]);
  const text = plaintextOf(keys, owner(...own), before, `${table}.${column} of ${own.join(' ')}`);
  const after = { [column]: keys.encrypt(owner(...own), text), ...also?.(keys, text) };
  const sets = Object.keys(after).map((name, place) => `${name} = $${place + 1}`);
  const values = [...Object.values(after), ...own, before];
  const wheres = [...key, column].map((name, place) => `${name} = $${sets.length + place + 1}`);
  // The condition on the old value skips rows changed meanwhile, which are under the current key already.
  await session.query(`update ${table} set ${sets.join(', ')} where ${wheres.join(' and ')}`, values);
}

/**
 * Re-encrypts all texts of the columns that are not under the current key, including plaintexts from before the encryption. Throws when a
 * text cannot be decrypted, because its key is missing or somebody changed it.
 */
export async function reencryptColumns(database: Database, keys: Keyring, columns: readonly EncryptedColumn[]): Promise<void> {
  await database.session(async (session) => {
    // Waiting for another server, or reading a whole table, may take longer than the usual statement timeout.
    await session.exec('set statement_timeout = 0');
    await session.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      for (const hidden of columns) {
        const { table, column, key } = hidden;
        const others = `select ${[...key, column].join(', ')} from ${table} where ${column} is not null and not starts_with(${column}, $1) limit ${BATCH_SIZE}`;
        for (
          let rows = await session.query(others, [keys.currentPrefix]);
          rows.length > 0;
          rows = await session.query(others, [keys.currentPrefix])
        )
          for (const row of rows) await reencryptRow(session, keys, hidden, row);
      }
    } finally {
      await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await session.exec('reset statement_timeout');
    }
  });
}

/** Decrypts every text of the columns. Tells for each what is wrong with it, undefined if it can be read. */
export async function* verifyTexts(
  session: SqlSession,
  keys: Keyring,
  columns: readonly EncryptedColumn[],
): AsyncGenerator<string | undefined> {
  for (const { table, column, key, owner } of columns)
    for await (const row of rowsThroughCursor(session, `select ${[...key, column].join(', ')} from ${table} where ${column} is not null`)) {
      const own = key.map((name) => String(row[name]));
      try {
        plaintextOf(keys, owner(...own), String(row[column]), `${table}.${column} of ${own.join(' ')}`);
        yield undefined;
      } catch (error) {
        yield error instanceof Error ? error.message : String(error);
      }
    }
}
