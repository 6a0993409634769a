import { and, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { orderOf, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { creditApplication } from '../../../schema/index.ts';
import { applicationViews } from './views.ts';

const { amount, submittedAt, decidedAt } = creditApplication;
const SORTS = { amount, submittedAt, decidedAt };

export const listApplications: Handlers['creditLine']['applications'] = async (context, request) => {
  const { db } = context;
  const { states = [] } = request;
  const own = and(eq(creditApplication.enterpriseNo, enterpriseOf(context)), eq(creditApplication.removed, false));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(creditApplication)
    .where(and(own, states.length > 0 ? inArray(creditApplication.state, states) : undefined))
    .orderBy(...orderOf(request, SORTS, submittedAt, creditApplication.id))
    .limit(limit)
    .offset(offset);
  const byState = await db
    .select({ state: creditApplication.state, ...stateCountOf({}) })
    .from(creditApplication)
    .where(own)
    .groupBy(creditApplication.state);
  const viewer = rowViewerOf(context);
  return countedPage(request, await applicationViews(context, rows, viewer), byState);
};
