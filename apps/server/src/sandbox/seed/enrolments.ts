import { eq } from 'drizzle-orm';
import { ASK_JOB, decideEnrolment, enrol } from '../../business/lending/enrolments/index.ts';
import { cancelJob, planJob } from '../../platform/jobs/plan.ts';
import { enrolment } from '../../schema/index.ts';
import { sign } from './signing.ts';
import { instantOf, type Moment, type Stage } from './stage.ts';
import { enterpriseNo } from './trade.ts';

interface EnrolmentStory {
  readonly channel: number;
  readonly submittedAt: Moment;
  readonly decidedAt: Moment;
  /** The lender's reason for rejecting the enterprise. @default pending */
  readonly refused?: string;
}

/** The guarantor's enrolments with lenders: one rejected, one pending. */
const STORIES: readonly EnrolmentStory[] = [
  { channel: 5, submittedAt: { daysAgo: 9, time: '10:10' }, decidedAt: { daysAgo: 8, time: '15:30' }, refused: '本行暂不受理担保机构' },
  { channel: 8, submittedAt: { daysAgo: 1, time: '17:20' }, decidedAt: { daysAgo: -1, time: '15:30' } },
];

/** Creates the guarantor's enrolments with lenders. */
export async function fillEnrolments(stage: Stage): Promise<void> {
  const { db } = stage.tools;
  for (const { channel, submittedAt: asked, decidedAt: decides, refused } of STORIES) {
    const administrator = stage.as('fi-admin', enterpriseNo('E1006'), asked);
    await enrol(administrator, { channel, signature: await sign(administrator, 'enrolmentApply', String(channel), 0) });
    const [row] = await db.select().from(enrolment).where(eq(enrolment.channel, channel));
    if (!row) throw new Error(`No enrolment was submitted on channel ${channel}.`);
    const at = instantOf(stage.today, decides);
    if (refused === undefined) {
      await planJob(administrator, { kind: ASK_JOB, subject: row.id, runAt: at });
    } else {
      await cancelJob(db, ASK_JOB, row.id);
      await decideEnrolment(stage.system(at), row, { outcome: 'refused', reason: refused }, row.lenderName);
    }
  }
}
