import type { Contract, EnterpriseNo, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { canRequireTwoReviewers, messageOf, Refusal, REVIEWED_BUSINESSES, REVIEWERS_FOR_TWO } from '@lianxin/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, membership, reviewTier } from '../../../schema/index.ts';
import { notify, type TellContext } from '../messages/index.ts';

type Config = ResponseOf<Contract['enterprise']['getConfig']>;
type Save = RequestOf<Contract['enterprise']['saveConfigs']>;

const reviewersAtWork = (db: Db, enterpriseNo: EnterpriseNo): Promise<number> =>
  db.$count(membership, and(eq(membership.enterpriseNo, enterpriseNo), eq(membership.role, 'reviewer'), isNull(membership.frozenAt)));

export async function configOf(db: Db, enterpriseNo: EnterpriseNo, isHeld = false): Promise<Config> {
  const query = db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  const [row] = await (isHeld ? query.for('no key update') : query);
  if (!row) throw new Refusal('NOT_FOUND');
  const tiers = await db.select().from(reviewTier).where(eq(reviewTier.enterpriseNo, enterpriseNo));
  return {
    confirmsSignFor: row.confirmsSignFor,
    twoReviews: REVIEWED_BUSINESSES.map((business) => ({
      business,
      fromAmount: tiers.find((tier) => tier.business === business)?.fromAmount ?? null,
    })),
    reviewers: await reviewersAtWork(db, enterpriseNo),
    version: row.configVersion,
    changedBy: row.configChangedBy,
    changedAt: row.configChangedAt?.toISOString() ?? null,
  };
}

type Tier = Config['twoReviews'][number];

/** Refuses two reviewers if there are fewer, or for acts that need no confirmation. */
function tiersAfter(present: Config, wanted: readonly Tier[]): readonly Tier[] {
  const byBusiness = new Map(wanted.map(({ business, fromAmount }) => [business, fromAmount]));
  for (const [index, { business, fromAmount }] of wanted.entries()) {
    if (fromAmount === null) continue;
    const path = `twoReviews.${index}.fromAmount`;
    if (!canRequireTwoReviewers(present.reviewers))
      throw refusedField(path, {
        zh: `两人复核至少需要 ${REVIEWERS_FOR_TWO} 位在岗审核岗，现有 ${present.reviewers} 位`,
        en: `Two reviews need at least ${REVIEWERS_FOR_TWO} reviewers at work; there are ${present.reviewers}`,
      });
    if (business === 'signFor' && !present.confirmsSignFor)
      throw refusedField(path, { zh: '请先开启签收确认', en: 'Have sign-fors confirmed first' });
  }
  return present.twoReviews.map(({ business, fromAmount }) => {
    const chosen = byBusiness.get(business);
    return { business, fromAmount: chosen === undefined ? fromAmount : chosen };
  });
}

async function saveTiers(context: CallContext, present: Config, wanted: readonly Tier[]): Promise<void> {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const tiers = tiersAfter(present, wanted);
  await db.delete(reviewTier).where(
    and(
      eq(reviewTier.enterpriseNo, enterpriseNo),
      inArray(
        reviewTier.business,
        tiers.map(({ business }) => business),
      ),
    ),
  );
  const rows = tiers.flatMap(({ business, fromAmount }) => (fromAmount === null ? [] : [{ enterpriseNo, business, fromAmount }]));
  if (rows.length > 0) await db.insert(reviewTier).values(rows);
}

async function saveSignFor({ db }: CallContext, present: Config, enterpriseNo: EnterpriseNo, confirmsSignFor: boolean): Promise<void> {
  if (!confirmsSignFor && present.twoReviews.some(({ business, fromAmount }) => business === 'signFor' && fromAmount !== null))
    throw refusedField('confirmsSignFor', {
      zh: '请先取消签收确认的两人复核金额',
      en: 'Clear the amount from which two confirm a sign-for first',
    });
  await db.update(enterprise).set({ confirmsSignFor }).where(eq(enterprise.enterpriseNo, enterpriseNo));
}

/** The settings of a group; refuses any that the group does not contain. */
function wantedOf({ group, confirmsSignFor, twoReviews }: Save): { signFor: boolean } | { tiers: readonly Tier[] } {
  if (group === 'signFor' && confirmsSignFor !== undefined && twoReviews === undefined) return { signFor: confirmsSignFor };
  if (group === 'twoReviews' && twoReviews !== undefined && confirmsSignFor === undefined) return { tiers: twoReviews };
  throw refusedField('group', { zh: '配置内容与类型不符', en: 'The settings are not those of the group' });
}

/** Tells the whole enterprise what changed. */
export const saveConfigs: Handlers['enterprise']['saveConfigs'] = async (context, request) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const wanted = wantedOf(request);
  const present = await configOf(db, enterpriseNo, true);
  if (present.version !== request.version)
    throw staleVersion(present.changedBy ?? '', new Date(present.changedAt ?? clock.now()), present.version);
  if ('tiers' in wanted) await saveTiers(context, present, wanted.tiers);
  else await saveSignFor(context, present, enterpriseNo, wanted.signFor);
  const changed = { configVersion: present.version + 1, configChangedBy: viewer.displayName, configChangedAt: clock.now() };
  await db.update(enterprise).set(changed).where(eq(enterprise.enterpriseNo, enterpriseNo));
  await recordAudit(context, `enterprise.config.${request.group}`, enterpriseNo);
  await notify(context, { ...messageOf('reviewSettingsChanged', { person: viewer.displayName }), enterpriseNo });
  return configOf(db, enterpriseNo);
};

/** Tells administrators that there are no longer two reviewers for acts that need two. */
export async function tellOfTooFew(context: TellContext, enterpriseNo: EnterpriseNo): Promise<void> {
  const left = await reviewersAtWork(context.db, enterpriseNo);
  if (canRequireTwoReviewers(left)) return;
  const tiers = await context.db.$count(reviewTier, eq(reviewTier.enterpriseNo, enterpriseNo));
  if (tiers > 0) await notify(context, { ...messageOf('reviewersTooFew', { left }), enterpriseNo, role: 'administrator' });
}
