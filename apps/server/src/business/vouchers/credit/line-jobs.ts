import { EnterpriseNo } from '@lianxin/api/contract';
import { creditLineMachine, daysBetween, messageOf } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import type { JobHandler, JobHandlers } from '../../../platform/jobs/job-context.ts';
import { creditLine } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { EXPIRE_JOB, holdLine, isLine, NOTICES, subjectOf, type LineRow } from './lines.ts';

async function lineOf(db: Db, subject: string): Promise<LineRow | undefined> {
  const [enterpriseNo, channel] = subject.split(':');
  return holdLine(db, { enterpriseNo: z.parse(EnterpriseNo, enterpriseNo), channel: Number(channel) });
}

/** Warns of the end of a line unless it was renewed. */
const warnOfEnd =
  (ahead: number): JobHandler =>
  async (context, subject) => {
    const line = await lineOf(context.db, subject);
    if (line?.state !== 'inForce') return;
    const days = daysBetween(context.clock.today(), line.validUntil);
    if (days < 0 || days > ahead) return;
    const { bankName: bank, validUntil: until, enterpriseNo } = line;
    await notify(context, { ...messageOf('creditLineExpiring', { bank, until, days }), enterpriseNo, subjectId: subjectOf(line) });
  };

export const creditLineJobs: JobHandlers = {
  ...Object.fromEntries(Object.entries(NOTICES).map(([kind, ahead]) => [kind, warnOfEnd(ahead)])),
  async [EXPIRE_JOB](context, subject) {
    const { db, clock } = context;
    const line = await lineOf(db, subject);
    const state = line && creditLineMachine.next(line.state, 'expire');
    if (!line || !state || line.validUntil >= clock.today()) return;
    await db
      .update(creditLine)
      .set({ state, version: line.version + 1, changedBy: '系统', changedAt: clock.now() })
      .where(isLine(line));
    const { bankName: bank, validUntil: until, enterpriseNo } = line;
    await notify(context, { ...messageOf('creditLineExpired', { bank, until }), enterpriseNo, subjectId: subjectOf(line) });
  },
};
