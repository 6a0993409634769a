import { verifyChains } from '../../ledger/verify-chains.ts';
import { MONEY_RULES } from '../../ledger/money-rules.ts';
import { verifyRoots } from '../../business/evidence/proof/index.ts';
import type { Database, SqlSession } from '../../platform/db/client.ts';
import { rowsThroughCursor } from '../../platform/db/cursor.ts';
import { migrationProblems } from '../../platform/db/migrate.ts';
import { structureProblems } from '../../platform/db/structure.ts';
import { verifyTexts } from '../../platform/security/encrypted-columns.ts';
import type { Keyring } from '../../platform/security/keys.ts';
import { verifyObjects } from '../../platform/storage/verify-objects.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { verifyTrail } from '../audit/handlers.ts';
import { ENCRYPTED_COLUMNS } from '../encrypted-columns.ts';

/** What is checked, in this order. */
export const CHECKS = ['migrations', 'structure', 'histories', 'sums', 'roots', 'audit', 'texts', 'objects'] as const;
export type CheckName = (typeof CHECKS)[number];

/** What a check found. Of its problems the first are named. */
export interface CheckResult {
  readonly name: CheckName;
  /** How many things were looked at. */
  readonly checked: number;
  readonly problemCount: number;
  readonly problems: readonly string[];
}

interface Installation {
  readonly database: Database;
  /** Read only once the schema is known. */
  readonly keys: () => Promise<Keyring>;
  readonly store: ObjectStore;
}

/** Hears how far a check is: how many things of how many, where that is known. */
export type Progress = (name: CheckName, checked: number, of?: number) => void;

const PROBLEMS_NAMED = 20;
const PROGRESS_EVERY = 50_000;

/** Counts what is looked at, and keeps the first problems. */
function tally(name: CheckName, progress: Progress, of?: number) {
  let checked = 0;
  let problemCount = 0;
  const problems: string[] = [];
  return {
    /** Counts one more thing, and its problem if there is one. */
    add(problem?: string) {
      checked += 1;
      if (checked % PROGRESS_EVERY === 0) progress(name, checked, of);
      if (problem === undefined) return;
      problemCount += 1;
      if (problems.length < PROBLEMS_NAMED) problems.push(problem);
    },
    result: (): CheckResult => ({ name, checked, problemCount, problems }),
  };
}

/** The problems that a check tells, one for each thing that it looked at. */
async function counted(
  name: CheckName,
  looks: AsyncIterable<string | undefined> | Iterable<string | undefined>,
  progress: Progress,
  of?: number,
) {
  const found = tally(name, progress, of);
  for await (const problem of looks) found.add(problem);
  return found.result();
}

/** One snapshot for everything that is read, so that an installation in use is whole or not at one moment. */
async function inSnapshot<Result>(database: Database, work: (session: SqlSession) => Promise<Result>): Promise<Result> {
  return database.session(async (session) => {
    await session.exec('begin transaction isolation level repeatable read read only');
    try {
      await session.exec('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      return await work(session);
    } finally {
      await session.exec('rollback');
    }
  });
}

async function* brokenRules(session: SqlSession): AsyncGenerator<string | undefined> {
  for (const { rule, query } of MONEY_RULES) {
    let broken = false;
    for await (const { subject } of rowsThroughCursor(session, query)) {
      broken = true;
      yield `${rule}: ${String(subject)}`;
    }
    if (!broken) yield undefined;
  }
}

async function* structure(session: SqlSession): AsyncGenerator<string | undefined> {
  const { expected, missing, excess } = await structureProblems(session);
  for (const part of missing) yield `is missing: ${part}`;
  for (const part of excess) yield `is not of the migrations: ${part}`;
  for (let whole = expected - missing.length; whole > 0; whole -= 1) yield undefined;
}

async function audit({ database }: Installation, keys: Keyring): Promise<CheckResult> {
  const verdict = await database.transaction((db) => verifyTrail(db, keys));
  const problems = verdict.whole ? [] : [`row ${verdict.at ?? 0} was changed, is missing, or is sealed with another key (SERVER_KEY)`];
  return { name: 'audit', checked: verdict.rows, problemCount: problems.length, problems };
}

/**
 * Checks a whole installation, running or restored: what its database is made of, every history, sums and books, daily roots, the audit
 * trail, that encrypted texts can be read, and that stored files are there as they were. Memory does not grow with what is checked.
 */
export async function verifyInstallation(installation: Installation, progress: Progress = () => {}): Promise<readonly CheckResult[]> {
  const { database, store } = installation;
  const results = await inSnapshot(database, async (session) => {
    const number = async (query: string) => Number((await session.query(query))[0]?.['count']);
    progress('migrations', 0);
    const known = await counted('migrations', await migrationProblems(session), progress);
    // Nothing else can be read as it is meant on another schema.
    if (known.problemCount > 0) return [known];
    progress('structure', 0);
    const made = await counted('structure', structure(session), progress);
    const chains = await number('select count(*) from voucher');
    progress('histories', 0, chains);
    const histories = await counted('histories', verifyChains(session), progress, chains);
    progress('sums', 0);
    const sums = await counted('sums', brokenRules(session), progress);
    const roots = await number('select count(*) from daily_root');
    progress('roots', 0, roots);
    return [known, made, histories, sums, await counted('roots', verifyRoots(session), progress, roots)];
  });
  if (results.length === 1) return results;
  const keys = await installation.keys();
  progress('audit', 0);
  const trail = await audit(installation, keys);
  return inSnapshot(database, async (session) => {
    progress('texts', 0);
    const texts = await counted('texts', verifyTexts(session, keys, ENCRYPTED_COLUMNS), progress);
    const [row] = await session.query('select count(*) from stored_object');
    const objects = Number(row?.['count']);
    progress('objects', 0, objects);
    return [...results, trail, texts, await counted('objects', verifyObjects(session, store), progress, objects)];
  });
}
