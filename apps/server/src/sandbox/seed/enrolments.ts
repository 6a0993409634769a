import { eq } from 'drizzle-orm';
import { ASK_JOB, decideEnrolment, enrol } from '../../business/lending/enrolments/index.ts';
import { cancelJob, planJob } from '../../platform/jobs/plan.ts';
import { enrolment } from '../../schema/index.ts';
import { sign } from './signing.ts';
import { instantOf, type Moment, type Stage } from './stage.ts';
import { enterpriseNo } from './trade.ts';

interface EnrolmentStory {
  readonly channel: number;
  readonly asked: Moment;
  /** When the lender decides. */
  readonly decides: Moment;
  /** Why it turned the enterprise down. @default it has not decided yet */
  readonly refused?: string;
}

/** With whom the guarantor wants to deal: with one that has said no, and with one that takes its time. */
const STORIES: readonly EnrolmentStory[] = [
  { channel: 5, asked: { daysAgo: 9, time: '10:10' }, decides: { daysAgo: 8, time: '15:30' }, refused: '本行暂不受理担保机构' },
  { channel: 8, asked: { daysAgo: 1, time: '17:20' }, decides: { daysAgo: -1, time: '15:30' } },
];

/** Plays what the guarantor asked lenders. */
export async function fillEnrolments(stage: Stage): Promise<void> {
  const { db } = stage.tools;
  for (const { channel, asked, decides, refused } of STORIES) {
    const administrator = stage.as('fi-admin', enterpriseNo('E1006'), asked);
    await enrol(administrator, { channel, signature: await sign(administrator, 'enrolmentApply', String(channel), 0) });
    const [row] = await db.select().from(enrolment).where(eq(enrolment.channel, channel));
    if (!row) throw new Error(`Nobody asked the lender on channel ${channel}.`);
    const at = instantOf(stage.today, decides);
    if (refused === undefined) {
      await planJob(administrator, { kind: ASK_JOB, subject: row.id, runAt: at });
    } else {
      await cancelJob(db, ASK_JOB, row.id);
      await decideEnrolment(stage.system(at), row, { outcome: 'refused', reason: refused }, row.lenderName);
    }
  }
}
