import { eq } from 'drizzle-orm';
import type { Handlers } from '../../calls/handler.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { creditLine } from '../../schema/index.ts';
import { freeOf } from './quota.ts';

/** The credit lines of the enterprise of the session. */
export const creditLineHandlers: Handlers['creditLine'] = {
  async get(context) {
    const rows = await context.db
      .select()
      .from(creditLine)
      .where(eq(creditLine.enterpriseNo, enterpriseOf(context)))
      .orderBy(creditLine.channel);
    return rows.map((row) => ({
      channel: row.channel,
      bankName: row.bankName,
      creditNumber: row.creditNumber,
      total: row.total,
      used: row.used,
      inTransit: row.inTransit,
      available: freeOf(row),
      validUntil: row.validUntil,
      queriedAt: row.queriedAt.toISOString(),
    }));
  },
};
