import { IssuanceId, TransferId } from '@lianxin/api/contract';
import { issuanceMachine, transferMachine } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { issuance, transfer } from '../../schema/index.ts';
import type { JobContext, JobHandlers } from '../../platform/jobs/job-context.ts';
import { closeIssuance } from '../issuance/sign-for.ts';
import { tellIssuer, tellRecipient as tellIssuanceRecipient } from '../issuance/tell.ts';
import { actOfSystem } from '../applications/act-of.ts';
import { endTransfer } from '../transfer/revert.ts';
import { tellRecipient, tellSender } from '../transfer/tell.ts';

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

const expired = { type: 'result', title: '签收超时，已自动关闭' } as const;
const soon = { type: 'due', title: '签收期限将至，请尽快处理' } as const;

/** What happens by itself when nobody signs: a reminder three days ahead, and the end after the last day. */
export const businessJobs: JobHandlers = {
  async 'issuance.expire'(context, id) {
    const row = await issuanceOf(context, id);
    if (!row || !issuanceMachine.can(row.state, 'expire') || (row.signDeadline ?? '') >= context.clock.today()) return;
    const closed = await closeIssuance(actOfSystem(context), row, 'expire');
    await tellIssuer(context, closed, expired);
    await tellIssuanceRecipient(context, closed, expired);
  },
  async 'transfer.expire'(context, id) {
    const row = await transferOf(context, id);
    if (!row || !transferMachine.can(row.state, 'expire') || (row.signDeadline ?? '') >= context.clock.today()) return;
    const ended = await endTransfer(actOfSystem(context), row, 'expire');
    await tellSender(context, ended, expired);
    await tellRecipient(context, ended, expired);
  },
  async 'issuance.signForReminder'(context, id) {
    const row = await issuanceOf(context, id);
    if (row?.state === 'awaitingSignature') await tellIssuanceRecipient(context, row, { ...soon, role: 'operator' });
    if (row?.state === 'awaitingSignatureReview') await tellIssuanceRecipient(context, row, { ...soon, role: 'reviewer' });
  },
  async 'transfer.signForReminder'(context, id) {
    const row = await transferOf(context, id);
    if (row?.state === 'awaitingSignature') await tellRecipient(context, row, { ...soon, role: 'operator' });
    if (row?.state === 'awaitingSignatureReview') await tellRecipient(context, row, { ...soon, role: 'reviewer' });
  },
};
