import type { contract, ResponseOf } from '@lianxin/api/contract';
import { channelTermsOn } from '@lianxin/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enrolment, enterprise, enterpriseChannel, lender } from '../../../schema/index.ts';
import { datedChannelTerms } from '../../foundation/limits/index.ts';

export type EnrolmentRow = typeof enrolment.$inferSelect;
type Enrolments = ResponseOf<(typeof contract)['enrolment']['list']>;

const NOBODY_ASKED = { submittedBy: null, submittedAt: null, decidedAt: null, reason: null } as const;

/** The other lenders of the channels that take applications, with the last that was asked of each; whoever is on its channel deals with it. */
export async function enrolmentsOf(context: Pick<CallContext, 'db' | 'channels' | 'clock' | 'viewer'>): Promise<Enrolments> {
  const { db, channels, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const dated = await datedChannelTerms(db);
  const last = db
    .selectDistinctOn([enrolment.channel])
    .from(enrolment)
    .where(eq(enrolment.enterpriseNo, enterpriseNo))
    .orderBy(enrolment.channel, desc(enrolment.submittedAt), desc(enrolment.id))
    .as('last');
  const rows = await db
    .select({
      channel: lender.channel,
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
    .leftJoin(last, eq(last.channel, lender.channel))
    .where(ne(lender.enterpriseNo, enterpriseNo));
  return channels.list
    .filter((channel) => channelTermsOn(channel, clock.today(), dated).offered)
    .flatMap(({ code }) => rows.find((row) => row.channel === code) ?? [])
    .map(({ channel, lenderName, kind, state, submittedBy, submittedAt, decidedAt, reason }) => ({
      channel,
      lenderName,
      ...(state === null
        ? NOBODY_ASKED
        : { submittedBy, submittedAt: submittedAt?.toISOString() ?? null, decidedAt: decidedAt?.toISOString() ?? null, reason }),
      state: kind === null ? (state ?? 'none') : 'signed',
    }));
}
