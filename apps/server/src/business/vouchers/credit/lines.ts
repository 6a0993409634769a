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
/** Whose line it is, and on which channel. */
export type LineKey = Pick<LineRow, 'enterpriseNo' | 'channel'>;

/** Where a line stands on a day: past its last day it is expired, whether or not the job that writes it down has run. */
export const stateOn = ({ state, validUntil }: Pick<LineRow, 'state' | 'validUntil'>, today: CivilDate): CreditLineState =>
  validUntil < today ? (creditLineMachine.next(state, 'expire') ?? state) : state;

/** The line itself, in a statement's condition. */
export const isLine = ({ enterpriseNo, channel }: LineKey) =>
  and(eq(creditLine.enterpriseNo, enterpriseNo), eq(creditLine.channel, channel));

/** The line, held for the rest of the transaction; undefined where there is none. */
export async function holdLine(db: Db, line: LineKey): Promise<LineRow | undefined> {
  const [row] = await db.select().from(creditLine).where(isLine(line)).for('update');
  return row;
}

/** Days before a line's last on which its enterprise is told, and the jobs that tell. */
export const NOTICES = { 'creditLine.nears': 30, 'creditLine.nearsSoon': 7 } as const;
export const EXPIRE_JOB = 'creditLine.expire';

/** What a job of a line is about. */
export const subjectOf = ({ enterpriseNo, channel }: { readonly enterpriseNo: EnterpriseNo; readonly channel: number }): string =>
  `${enterpriseNo}:${channel}`;

/** Plans that a line ends after its last day and that its people are told before, instead of what was planned by its last day until now. */
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
