import type { EnterpriseNo } from '@lianxin/api/contract';
import { addDays, creditLineMachine, type CivilDate, type CreditLineState } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { endOfDay, morningOf } from '../../../platform/clock/business-day.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Db } from '../../../platform/db/client.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import { creditLine } from '../../../schema/index.ts';

export type LineRow = typeof creditLine.$inferSelect;
export type LineKey = Pick<LineRow, 'enterpriseNo' | 'channel'>;

/** Expired after the last day, even before the job has run. */
export const stateOn = ({ state, validUntil }: Pick<LineRow, 'state' | 'validUntil'>, today: CivilDate): CreditLineState =>
  validUntil < today ? (creditLineMachine.next(state, 'expire') ?? state) : state;

export const isLine = ({ enterpriseNo, channel }: LineKey) =>
  and(eq(creditLine.enterpriseNo, enterpriseNo), eq(creditLine.channel, channel));

/** Locks the line; undefined if there is none. */
export async function holdLine(db: Db, line: LineKey): Promise<LineRow | undefined> {
  const [row] = await db.select().from(creditLine).where(isLine(line)).for('update');
  return row;
}

/** Warning jobs and their days before the end of a line. */
export const NOTICES = { 'creditLine.nears': 30, 'creditLine.nearsSoon': 7 } as const;
export const EXPIRE_JOB = 'creditLine.expire';

/** The job subject of a line. */
export const subjectOf = ({ enterpriseNo, channel }: { readonly enterpriseNo: EnterpriseNo; readonly channel: number }): string =>
  `${enterpriseNo}:${channel}`;

/** Plans the warnings and the end of a line, replacing earlier plans. */
export async function planLineEnd(
  { db, ids, clock }: { readonly db: Db; readonly ids: Ids; readonly clock: Clock },
  line: LineKey & Pick<LineRow, 'validUntil'>,
): Promise<void> {
  const subject = subjectOf(line);
  await jobsCancelled(db, Object.keys(NOTICES), subject);
  const notices = Object.entries(NOTICES)
    .map(([kind, days]) => ({ kind, subject, runAt: morningOf(addDays(line.validUntil, -days)) }))
    .filter(({ runAt }) => runAt > clock.now());
  await db.execute(jobsPlanned({ ids }, [...notices, { kind: EXPIRE_JOB, subject, runAt: endOfDay(line.validUntil) }]));
}
