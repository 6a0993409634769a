import { enrolmentMachine, messageOf } from '@lianxin/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { enrolment, enterprise, enterpriseChannel, lender } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import type { EnrolmentRow } from './enrolments.ts';

/** A lender's decision on an enterprise's request. */
export type Decision = { readonly outcome: 'signed' } | { readonly outcome: 'refused'; readonly reason: string };

/** A request, locked for the rest of the transaction. */
export async function holdEnrolment(db: Db, id: string): Promise<EnrolmentRow | undefined> {
  const [row] = await db.select().from(enrolment).where(eq(enrolment.id, id)).for('update');
  return row;
}

/**
 * Registers the enterprise as a supplier on all channels of the lender, in its own record and in the list that its members' profiles
 * contain.
 */
async function registerOnChannels(db: Db, { enterpriseNo, channel }: EnrolmentRow): Promise<void> {
  const asked = db.select({ no: lender.enterpriseNo }).from(lender).where(eq(lender.channel, channel));
  const joined = await db.select({ channel: lender.channel }).from(lender).where(inArray(lender.enterpriseNo, asked));
  const [row] = await db
    .select({ channels: enterprise.businessChannels })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, enterpriseNo))
    .for('update');
  const codes = new Set([...(row?.channels ?? '').split(',').filter(Boolean).map(Number), ...joined.map((one) => one.channel)]);
  const businessChannels = [...codes].toSorted((left, right) => left - right).join(',');
  await db.update(enterprise).set({ businessChannels }).where(eq(enterprise.enterpriseNo, enterpriseNo));
  await db
    .insert(enterpriseChannel)
    .values(joined.map((one) => ({ enterpriseNo, channel: one.channel, kind: '0' })))
    .onConflictDoNothing();
}

/** Decides a request, by the lender or by a platform operator on its behalf, and notifies the enterprise. Refuses ILLEGAL_STATE. */
export async function decideEnrolment(context: TellContext, row: EnrolmentRow, decision: Decision, by: string): Promise<EnrolmentRow> {
  const { db, clock } = context;
  const signed = decision.outcome === 'signed';
  const state = stateAfter(enrolmentMachine, 'enrolment', row.state, signed ? 'accept' : 'refuse');
  const reason = signed ? null : decision.reason;
  const next = { ...row, state, version: row.version + 1, decidedAt: clock.now(), decidedBy: by, reason };
  await db.update(enrolment).set(next).where(eq(enrolment.id, row.id));
  if (signed) await registerOnChannels(db, row);
  const { enterpriseNo, lenderName, id: subjectId } = row;
  const message = signed
    ? messageOf('enrolmentSigned', { lender: lenderName })
    : messageOf('enrolmentRefused', { lender: lenderName, reason: decision.reason });
  await notify(context, { ...message, enterpriseNo, subjectId, ...(signed ? {} : { role: 'administrator' }) });
  return next;
}
