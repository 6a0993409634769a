import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { asc, eq } from 'drizzle-orm';
import { Refusal } from '@lianxin/domain';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { creditLine, creditTotal } from '../../../schema/index.ts';
import { logOf } from '../../applications/application/index.ts';
import { apply } from './apply.ts';
import { guaranteeSubsidiaries } from './group-guarantees.ts';
import { listApplications } from './list.ts';
import { creditApplications } from './repository.ts';
import { remind, remove, review, withdraw } from './review.ts';
import { applicationViews, lineView } from './views.ts';

const get: Handlers['creditLine']['get'] = async (context) => {
  const rows = await context.db
    .select()
    .from(creditLine)
    .where(eq(creditLine.enterpriseNo, enterpriseOf(context)))
    .orderBy(creditLine.channel);
  const today = context.clock.today();
  return rows.map((row) => lineView(row, today));
};

const history: Handlers['creditLine']['history'] = async (context) => {
  const rows = await context.db
    .select()
    .from(creditTotal)
    .where(eq(creditTotal.enterpriseNo, enterpriseOf(context)))
    .orderBy(asc(creditTotal.channel), asc(creditTotal.since));
  return rows.map(({ channel, since, total }) => ({ channel, since: since.toISOString(), total }));
};

const application: Handlers['creditLine']['application'] = async (context, { id }) => {
  const enterpriseNo = enterpriseOf(context);
  const { row } = await creditApplications.find(context.db, id, enterpriseNo);
  const [view] = await applicationViews(context, [row], rowViewerOf(context));
  if (!view) throw new Refusal('NOT_FOUND');
  return { ...view, log: await logOf(context.db, 'creditApplication', id, enterpriseNo) };
};

export const creditCalls = {
  creditLine: {
    get: { scope: 'enterprise', statements: 2, handle: get },
    history: { scope: 'enterprise', statements: 2, handle: history },
    applications: { scope: 'enterprise', statements: 5, handle: listApplications },
    application: { scope: 'enterprise', statements: 5, handle: application },
    apply: { scope: 'enterprise', statements: 9, handle: apply },
    review: { scope: 'enterprise', statements: 7, handle: review },
    withdraw: { scope: 'enterprise', statements: 4, handle: withdraw },
    remove: { scope: 'enterprise', statements: 4, handle: remove },
    remind: { scope: 'enterprise', statements: 6, handle: remind },
  },
  issuance: {
    guaranteeSubsidiaries: { scope: 'enterprise', statements: 4, handle: guaranteeSubsidiaries },
  },
} satisfies SomeCalls;
