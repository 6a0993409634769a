import { CreditApplicationId, type Contract, type RequestOf } from '@lianxin/api/contract';
import { creditLineMachine, fen, Refusal, yuanOf, type Channel, type Fen } from '@lianxin/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { creditApplication, enterprise } from '../../../schema/index.ts';
import { actOf, logSteps, nextNumber } from '../../applications/application/index.ts';
import { issuerStanding } from '../../foundation/parties/index.ts';
import { holdLine, stateOn, type LineRow } from './lines.ts';
import { creditApplications, referenceOf, type CreditApplicationRow } from './repository.ts';
import { tellCredit } from './tell.ts';

type Form = RequestOf<Contract['creditLine']['apply']>;

const NUMBERING = { prefix: 'SX', sequence: 'credit_application_number_seq' };

/** Refuses a channel on which the enterprise does not issue. */
async function requestedChannel(context: CallContext, code: number): Promise<Channel> {
  const { issuesOn } = await issuerStanding(context);
  const channel = issuesOn.find((one) => one.code === code);
  if (!channel) throw refusedField('channel', { zh: '贵企业不是该渠道的核心企业', en: 'Your enterprise does not issue on this channel' });
  return channel;
}

/** Refuses a total below what is used and reserved. */
export function assertCovers(path: string, total: Fen, line: Pick<LineRow, 'used' | 'inTransit'> | undefined): void {
  const least = fen(line ? line.used + line.inTransit : 0n);
  if (total < least)
    throw refusedField(path, {
      zh: `不能低于已用与在途之和 ${yuanOf(least)} 元`,
      en: `It cannot be less than the CNY ${yuanOf(least)} that are used or in transit`,
    });
}

/** Refuses a line that has changed since it was shown, or that its lender has frozen or closed. */
async function lineAtVersion({ db, clock }: CallContext, key: Pick<LineRow, 'enterpriseNo' | 'channel'>, form: Form) {
  const line = await holdLine(db, key);
  if (line && line.version !== form.lineVersion) throw staleVersion(line.changedBy, line.changedAt, line.version);
  if (!line && form.lineVersion !== undefined) throw new Refusal('NOT_FOUND');
  const state = line && stateOn(line, clock.today());
  if (state && !creditLineMachine.can(state, 'renew')) throw new Refusal('ILLEGAL_STATE', { object: 'creditLine', state, act: 'submit' });
  assertCovers('amount', form.amount, line);
  return line;
}

/** Allows one open request for a line. Locks the enterprise, so that two requests at once are serialised. */
async function assertOnlyOne(
  db: CallContext['db'],
  row: Pick<CreditApplicationRow, 'enterpriseNo' | 'channel'>,
  own: CreditApplicationId | undefined,
) {
  await db
    .select({ enterpriseNo: enterprise.enterpriseNo })
    .from(enterprise)
    .where(eq(enterprise.enterpriseNo, row.enterpriseNo))
    .for('no key update');
  const open = await db.$count(
    creditApplication,
    and(
      eq(creditApplication.enterpriseNo, row.enterpriseNo),
      eq(creditApplication.channel, row.channel),
      eq(creditApplication.removed, false),
      inArray(creditApplication.state, ['awaitingReview', 'returned', 'awaitingDecision']),
      own && ne(creditApplication.id, own),
    ),
  );
  if (open > 0)
    throw refusedField('channel', {
      zh: '该渠道已有一笔在办的授信申请，请办结后再申请',
      en: 'An application for this channel is under way. Finish it first',
    });
}

async function write(
  context: CallContext,
  asked: Omit<typeof creditApplication.$inferInsert, 'id' | 'applicationNumber' | 'state' | 'stateSince' | 'changedBy' | 'changedAt'>,
) {
  const { db, ids, clock, viewer } = context;
  const [row] = await db
    .insert(creditApplication)
    .values({
      ...asked,
      id: newId(ids, CreditApplicationId),
      applicationNumber: await nextNumber(context, NUMBERING),
      state: 'awaitingReview',
      stateSince: clock.now(),
      changedBy: viewer.displayName,
      changedAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('a request was not written');
  const step = { objectKind: 'creditApplication', objectId: row.id, event: 'submit', fromState: null, toState: row.state } as const;
  logSteps(actOf(context), [step]);
  return row;
}

/** Requests a line or a new total, in a new or a returned request. */
export const apply: Handlers['creditLine']['apply'] = async (context, form) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const { channel, amount, purpose, resubmits } = form;
  const returned = resubmits && (await creditApplications.ownFor(context, resubmits.id, 'submit', resubmits.version));
  const { name } = await requestedChannel(context, channel);
  await assertOnlyOne(db, { enterpriseNo, channel }, returned?.id);
  const line = await lineAtVersion(context, { enterpriseNo, channel }, form);
  const asked = {
    enterpriseNo,
    channel,
    bankName: line?.bankName ?? name.zh,
    amount,
    previousTotal: line?.total ?? null,
    purpose,
    makerId: viewer.userId,
    makerName: viewer.displayName,
    submittedAt: clock.now(),
  };
  const row = returned
    ? await creditApplications.move(actOf(context), returned, 'submit', { ...asked, reviewerId: null, reason: null })
    : await write(context, asked);
  await tellCredit(context, row, 'submit');
  return referenceOf(row);
};
