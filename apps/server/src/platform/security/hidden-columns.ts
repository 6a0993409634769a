import * as z from 'zod/mini';
import { Hidden } from '../../schema/columns.ts';
import type { Database, SqlSession } from '../db/client.ts';
import type { Keyring } from './keys.ts';

/** A column of encrypted texts, as whatever brings them under another key needs to know it. */
export interface HiddenColumn {
  readonly table: string;
  readonly column: string;
  /** The columns of text that tell a row from the others. */
  readonly key: readonly string[];
  /** Whose the text of a row is, by the values of those columns. */
  readonly owner: (...key: string[]) => string;
  /** What else the row keeps that follows from the text and the key, by its columns. */
  readonly also?: (keys: Keyring, text: string) => Readonly<Record<string, string>>;
}

/** An arbitrary number that all servers of the platform agree on. */
const ADVISORY_LOCK = 7_241_652;
/** How many rows are read at a time. */
const BATCH = 500;
/** What migration 0288 put before texts that were legible until then. No hidden text begins so. */
const LEGIBLE = '=';

/** The text of a row as it was before: legible, or under a key of before. */
function textOf(keys: Keyring, owner: string, before: string, where: string): string {
  if (before.startsWith(LEGIBLE)) return before.slice(LEGIBLE.length);
  try {
    return keys.reveal(owner, z.parse(Hidden, before));
  } catch (cause) {
    throw new Error(`${where} cannot be read: its key is missing among DATA_KEYS, or the text was changed.`, { cause });
  }
}

async function hideRow(session: SqlSession, keys: Keyring, hidden: HiddenColumn, row: Readonly<Record<string, unknown>>): Promise<void> {
  const { table, column, key, owner, also } = hidden;
  const own = key.map((name) => String(row[name]));
  const before = String(row[column]);
  const text = textOf(keys, owner(...own), before, `${table}.${column} of ${own.join(' ')}`);
  const after = { [column]: keys.hide(owner(...own), text), ...also?.(keys, text) };
  const sets = Object.keys(after).map((name, place) => `${name} = $${place + 1}`);
  const values = [...Object.values(after), ...own, before];
  const wheres = [...key, column].map((name, place) => `${name} = $${sets.length + place + 1}`);
  // Whoever has changed the text meanwhile has hidden it under the present key.
  await session.query(`update ${table} set ${sets.join(', ')} where ${wheres.join(' and ')}`, values);
}

/**
 * Brings every text of the columns under the present key: those of another key, and those of the time before they were encrypted. Throws
 * where one cannot be read: its key is not configured any more, or somebody changed it.
 */
export async function hideAnew(database: Database, keys: Keyring, columns: readonly HiddenColumn[]): Promise<void> {
  await database.session(async (session) => {
    // Waiting for another server's turn, or reading all of a table, may take longer than a call may.
    await session.exec('set statement_timeout = 0');
    await session.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      for (const hidden of columns) {
        const { table, column, key } = hidden;
        const others = `select ${[...key, column].join(', ')} from ${table} where ${column} is not null and not starts_with(${column}, $1) limit ${BATCH}`;
        for (let rows = await session.query(others, [keys.present]); rows.length > 0; rows = await session.query(others, [keys.present]))
          for (const row of rows) await hideRow(session, keys, hidden, row);
      }
    } finally {
      await session.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await session.exec('reset statement_timeout');
    }
  });
}
