import type { contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { channelTermsOn } from '@lianxin/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enrolment, enterprise, enterpriseChannel, lender } from '../../../schema/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';

export type EnrolmentRow = typeof enrolment.$inferSelect;
type Enrolments = ResponseOf<(typeof contract)['enrolment']['list']>;

/** The data on one lender's channel that an enterprise may see, with its last request to the lender. */
type LenderRow = Omit<Enrolments[number], 'channels' | 'submittedAt' | 'decidedAt'> & {
  readonly lenderNo: EnterpriseNo;
  readonly isSigned: boolean;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
};

/**
 * One lender with all its channels. One request covers all of them, so an enterprise that is registered with a lender can send a new
 * request only for a channel that was opened since.
 */
function viewOf([first, ...others]: readonly [LenderRow, ...LenderRow[]]): Enrolments[number] {
  const rows = [first, ...others];
  const { channel, lenderName, state, submittedBy, submittedAt, decidedAt, reason } = first;
  const isComplete = rows.every(({ isSigned }) => isSigned);
  return {
    channel,
    channels: rows.map((row) => ({ channel: row.channel, isSigned: row.isSigned })),
    lenderName,
    submittedBy,
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    state: isComplete ? 'signed' : state === 'signed' ? 'none' : state,
  };
}

/**
 * All other lenders with channels that accept applications, each with the last request sent to it. Being listed on a lender's channels
 * counts as registered.
 */
export async function enrolmentsOf(context: Pick<CallContext, 'db' | 'channels' | 'clock' | 'viewer'>): Promise<Enrolments> {
  const { db, channels, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const dated = await datedChannelTerms(db);
  const last = db
    .selectDistinctOn([lender.enterpriseNo], {
      lenderNo: lender.enterpriseNo,
      state: enrolment.state,
      submittedBy: enrolment.submittedBy,
      submittedAt: enrolment.submittedAt,
      decidedAt: enrolment.decidedAt,
      reason: enrolment.reason,
    })
    .from(enrolment)
    .innerJoin(lender, eq(lender.channel, enrolment.channel))
    .where(eq(enrolment.enterpriseNo, enterpriseNo))
    .orderBy(lender.enterpriseNo, desc(enrolment.submittedAt), desc(enrolment.id))
    .as('last');
  const rows = await db
    .select({
      channel: lender.channel,
      lenderNo: lender.enterpriseNo,
      lenderName: enterprise.name,
      kind: enterpriseChannel.kind,
      state: last.state,
      submittedBy: last.submittedBy,
      submittedAt: last.submittedAt,
      decidedAt: last.decidedAt,
      reason: last.reason,
    })
    .from(lender)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, lender.enterpriseNo))
    .leftJoin(enterpriseChannel, and(eq(enterpriseChannel.channel, lender.channel), eq(enterpriseChannel.enterpriseNo, enterpriseNo)))
    .leftJoin(last, eq(last.lenderNo, lender.enterpriseNo))
    .where(ne(lender.enterpriseNo, enterpriseNo));
  const byLender = new Map<LenderRow['lenderNo'], [LenderRow, ...LenderRow[]]>();
  for (const { code } of channels.list.filter((channel) => channelTermsOn(channel, clock.today(), dated).offered)) {
    const found = rows.find(({ channel }) => channel === code);
    if (!found) continue;
    const { kind, state, ...row } = found;
    const one: LenderRow = { ...row, isSigned: kind !== null, state: state ?? 'none' };
    const known = byLender.get(one.lenderNo);
    if (known) known.push(one);
    else byLender.set(one.lenderNo, [one]);
  }
  return [...byLender.values()].map(viewOf);
}
