import { asc, eq } from 'drizzle-orm';
import { Refusal } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { creditLine, creditTotal } from '../../../schema/index.ts';
import { logOf } from '../../applications/application/index.ts';
import { apply } from './apply.ts';
import { listApplications } from './list.ts';
import { creditApplications } from './repository.ts';
import { remind, remove, review, withdraw } from './review.ts';
import { applicationViews, lineView } from './views.ts';

/** The credit lines of the enterprise of the session, and its requests for them. */
export const creditLineHandlers: Handlers['creditLine'] = {
  async get(context) {
    const rows = await context.db
      .select()
      .from(creditLine)
      .where(eq(creditLine.enterpriseNo, enterpriseOf(context)))
      .orderBy(creditLine.channel);
    const today = context.clock.today();
    return rows.map((row) => lineView(row, today));
  },
  async history(context) {
    const rows = await context.db
      .select()
      .from(creditTotal)
      .where(eq(creditTotal.enterpriseNo, enterpriseOf(context)))
      .orderBy(asc(creditTotal.channel), asc(creditTotal.since));
    return rows.map(({ channel, since, total }) => ({ channel, since: since.toISOString(), total }));
  },
  applications: listApplications,
  async application(context, { id }) {
    const enterpriseNo = enterpriseOf(context);
    const { row } = await creditApplications.find(context.db, id, enterpriseNo);
    const [view] = await applicationViews(context.db, [row], rowViewerOf(context));
    if (!view) throw new Refusal('NOT_FOUND');
    return { ...view, log: await logOf(context.db, 'creditApplication', id, enterpriseNo) };
  },
  apply,
  review,
  withdraw,
  remove,
  remind,
};
