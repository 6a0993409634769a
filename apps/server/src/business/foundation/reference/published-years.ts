import { setPublishedYears } from '@lianxin/domain';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import type { ChangeBus } from '../../../platform/events/bus.ts';
import { publishedYear } from '../../../schema/index.ts';

/** The topic of changes to the lists, for the servers of the platform. */
export const CALENDAR_TOPIC = 'calendar';

/** Makes the calendar of this server follow the lists that operators have entered. */
export async function readPublishedYears(db: Db): Promise<void> {
  const { year, off, work } = publishedYear;
  setPublishedYears(await db.select({ year, off, work }).from(publishedYear).orderBy(asc(year)));
}

/** Reads the lists now, and again whenever a list has changed on any server. */
export async function followPublishedYears(db: Db, bus: ChangeBus, onError: (error: unknown) => void): Promise<void> {
  await readPublishedYears(db);
  bus.subscribe((changes) => {
    if (changes.some(({ topics }) => topics.includes(CALENDAR_TOPIC) || topics.includes('*'))) readPublishedYears(db).catch(onError);
  });
}
