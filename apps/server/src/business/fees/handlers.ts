import { and, count, desc, eq, ne } from 'drizzle-orm';
import { windowOf } from '../../platform/db/page.ts';
import { feeItem, userAccount } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { Services } from '../../platform/services.ts';
import { recordOf } from './fee-rows.ts';
import { declarePaid } from './pay.ts';

/** The fees of the enterprise of the session. */
export const feeHandlers = ({ config }: Pick<Services, 'config'>): Handlers['fee'] => ({
  async list(context, request) {
    const { db } = context;
    const theirs = and(
      eq(feeItem.enterpriseNo, enterpriseOf(context)),
      request.state === undefined ? ne(feeItem.state, 'cancelled') : eq(feeItem.state, request.state),
    );
    const rows = await db
      .select({ fee: feeItem, declaredBy: userAccount.displayName })
      .from(feeItem)
      .leftJoin(userAccount, eq(userAccount.userId, feeItem.declaredBy))
      .where(theirs)
      .orderBy(desc(feeItem.id))
      .limit(windowOf(request).limit)
      .offset(windowOf(request).offset);
    const [all] = await db.select({ count: count() }).from(feeItem).where(theirs);
    const { page, pageSize } = request;
    return { list: rows.map(({ fee, declaredBy }) => recordOf(fee, declaredBy)), total: all?.count ?? 0, page, pageSize };
  },
  pay: declarePaid,
  receivingAccount: async () => config.feeAccount ?? null,
});
