import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { announcementFile, platformState, storedObject } from '../../schema/index.ts';
import type { Db } from '../db/client.ts';
import type { Services } from '../services.ts';
import type { StoredKey } from './object-store.ts';

const DAY_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 1000;
/** How many keys a log line names. */
const KEYS_NAMED = 20;
const CLAIM = 'objects.comparedOn';
const RESULT = 'objects.unmatched';

/** Keys on one side only. */
interface Unmatched {
  readonly count: number;
  /** The first ones. */
  readonly keys: readonly string[];
}

/** Objects in the store that no row names, and rows whose object is missing. */
interface Comparison {
  readonly objects: Unmatched;
  readonly rows: Unmatched;
}

/** Rows in the order of `ObjectStore.list`, whatever the collation of the database is. */
async function* rowsByKey(db: Db): AsyncGenerator<readonly StoredKey[]> {
  const ordered = sql`${storedObject.key} collate "C"`;
  for (let last = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await db
      .select({ key: storedObject.key, storedAt: storedObject.storedAt })
      .from(storedObject)
      .where(sql`${ordered} > ${last}`)
      .orderBy(ordered)
      .limit(ROWS_AT_ONCE);
    yield page;
    if (page.length < ROWS_AT_ONCE) return;
    last = page.at(-1)?.key ?? '';
  }
}

async function* eachOf(pages: AsyncIterable<readonly StoredKey[]>): AsyncGenerator<StoredKey> {
  for await (const page of pages) yield* page;
}

function counter() {
  const keys: string[] = [];
  let count = 0;
  return {
    add(key: string) {
      count += 1;
      if (keys.length < KEYS_NAMED) keys.push(key);
    },
    result: (): Unmatched => ({ count, keys }),
  };
}

/** Compares objects and rows older than a day in one pass over both, so that memory does not grow with them. */
export async function compareObjects({
  database: { db },
  store,
  wallClock,
}: Pick<Services, 'database' | 'store' | 'wallClock'>): Promise<Comparison> {
  // Whatever is younger may just be in work.
  const before = new Date(wallClock.now().getTime() - DAY_MS);
  const announced = new Set((await db.select({ key: announcementFile.key }).from(announcementFile)).map(({ key }) => key));
  const [lostObjects, lostRows] = [counter(), counter()];
  const [objects, rows] = [eachOf(store.list()), eachOf(rowsByKey(db))];
  let [object, row] = [await objects.next(), await rows.next()];
  while (!object.done || !row.done) {
    /* oxlint-disable no-await-in-loop */
    if (!object.done && (row.done || object.value.key < row.value.key)) {
      const { key, storedAt } = object.value;
      if (!announced.delete(key) && storedAt < before) lostObjects.add(key);
      object = await objects.next();
    } else if (!row.done && (object.done || row.value.key < object.value.key)) {
      if (row.value.storedAt < before) lostRows.add(row.value.key);
      row = await rows.next();
    } else [object, row] = [await objects.next(), await rows.next()];
    /* oxlint-enable no-await-in-loop */
  }
  for (const key of announced) lostRows.add(key);
  return { objects: lostObjects.result(), rows: lostRows.result() };
}

/** Compares the store with the tables once a day, in one of the processes, and reports what does not match. Nothing is removed. */
export async function compareObjectsDaily(
  services: Pick<Services, 'database' | 'store' | 'wallClock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { db } = services.database;
  const today = services.wallClock.today();
  const claimed = await db
    .insert(platformState)
    .values({ name: CLAIM, value: today })
    .onConflictDoUpdate({ target: platformState.name, set: { value: today }, setWhere: sql`${platformState.value} < ${today}` })
    .returning();
  if (claimed.length === 0) return;
  const { objects, rows } = await compareObjects(services);
  if (objects.count > 0) log.error({ ...objects }, 'objects in the store have no row');
  if (rows.count > 0) log.error({ ...rows }, 'objects with a row are missing in the store');
  const value = JSON.stringify({ objects: objects.count, rows: rows.count });
  await db.insert(platformState).values({ name: RESULT, value }).onConflictDoUpdate({ target: platformState.name, set: { value } });
}

/** How many objects and rows did not match in the last comparison; undefined before the first. */
export async function unmatchedObjects(db: Db): Promise<Readonly<Record<'objects' | 'rows', number>> | undefined> {
  const [kept] = await db.select().from(platformState).where(eq(platformState.name, RESULT));
  return kept && JSON.parse(kept.value);
}
