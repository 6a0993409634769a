import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client.ts';
import type { Clock } from './clock.ts';

/** Difference from which a server is not started: codes and sessions would begin or end at the wrong time, and payments on the wrong day. */
const REFUSED_MS = 60_000;
/** Difference from which it is reported. */
const REPORTED_MS = 2000;

/** By how many milliseconds this machine's clock is ahead of the database's. */
export async function clockAhead(database: Database, clock: Pick<Clock, 'now'>): Promise<number> {
  const before = clock.now().getTime();
  const [row] = await database.session((session) => session.query('select extract(epoch from clock_timestamp()) * 1000 as now'));
  const after = clock.now().getTime();
  // The database read its clock between the two.
  return Math.round((before + after) / 2 - Number(row?.['now']));
}

const words = (ahead: number) =>
  `The clock of this machine is ${Math.abs(ahead) / 1000} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's. Let both follow a time server (chrony, systemd-timesyncd).`;

/** Refuses to start on a machine whose clock differs from the database's by more than a minute. */
export async function assertClock(database: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  const ahead = await clockAhead(database, clock);
  if (Math.abs(ahead) > REFUSED_MS) throw new Error(words(ahead));
}

/** Reports a clock that differs from the database's by more than two seconds. */
export async function watchClock(database: Database, clock: Pick<Clock, 'now'>, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const ahead = await clockAhead(database, clock);
  if (Math.abs(ahead) > REPORTED_MS) log.error({ ahead }, words(ahead));
}
