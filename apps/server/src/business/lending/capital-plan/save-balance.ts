import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { capitalPlanBalance } from '../../../schema/index.ts';
import { institutionOf } from './institution.ts';
import { assertInRange } from './plan-range.ts';

/** Stores the lender's own balance at the start of a day. */
export const saveBalance: Handlers['capitalPlan']['saveBalance'] = async (context, { on, amount, version }) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = await institutionOf(context);
  assertInRange(clock.today(), on, 'on');
  if (on > clock.today()) throw refusedField('on', { zh: '余额日期不能晚于今天', en: 'It cannot be after today' });
  const [present] = await db.select().from(capitalPlanBalance).where(eq(capitalPlanBalance.enterpriseNo, enterpriseNo)).for('update');
  if ((present?.version ?? 0) !== version)
    throw staleVersion(present?.changedBy ?? '', present?.changedAt ?? clock.now(), present?.version ?? 0);
  const set = { on, amount, version: version + 1, changedBy: viewer.displayName, changedAt: clock.now() };
  await db
    .insert(capitalPlanBalance)
    .values({ enterpriseNo, ...set })
    .onConflictDoUpdate({ target: capitalPlanBalance.enterpriseNo, set });
  await recordAudit(context, 'capitalPlan.saveBalance', enterpriseNo);
  return { on, amount, version: set.version };
};
