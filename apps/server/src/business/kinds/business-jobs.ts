import { IssuanceId, TransferId } from '@lianxin/api/contract';
import { issuanceMachine, transferMachine } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { issuance, transfer } from '../../schema/index.ts';
import type { JobContext, JobHandlers } from '../../platform/jobs/job-context.ts';
import { closeIssuance } from '../issuance/sign-for.ts';
import { tellIssuance } from '../issuance/tell.ts';
import { actOfSystem } from '../applications/act-of.ts';
import { endTransfer } from '../transfer/revert.ts';
import { tellTransfer } from '../transfer/tell.ts';

async function issuanceOf({ db }: JobContext, id: string) {
  const [row] = await db
    .select()
    .from(issuance)
    .where(eq(issuance.id, z.parse(IssuanceId, id)))
    .for('update');
  return row;
}

async function transferOf({ db }: JobContext, id: string) {
  const [row] = await db
    .select()
    .from(transfer)
    .where(eq(transfer.id, z.parse(TransferId, id)))
    .for('update');
  return row;
}

/** What happens by itself when nobody signs: a reminder three days ahead, and the end after the last day. */
export const businessJobs: JobHandlers = {
  async 'issuance.expire'(context, id) {
    const row = await issuanceOf(context, id);
    if (!row || !issuanceMachine.can(row.state, 'expire') || (row.signDeadline ?? '') >= context.clock.today()) return;
    await tellIssuance(context, await closeIssuance(actOfSystem(context), row, 'expire'), 'expire');
  },
  async 'transfer.expire'(context, id) {
    const row = await transferOf(context, id);
    if (!row || !transferMachine.can(row.state, 'expire') || (row.signDeadline ?? '') >= context.clock.today()) return;
    await tellTransfer(context, await endTransfer(actOfSystem(context), row, 'expire'), 'expire');
  },
  async 'issuance.signForReminder'(context, id) {
    const row = await issuanceOf(context, id);
    if (row) await tellIssuance(context, row, 'signForDue');
  },
  async 'transfer.signForReminder'(context, id) {
    const row = await transferOf(context, id);
    if (row) await tellTransfer(context, row, 'signForDue');
  },
};
