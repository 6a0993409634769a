import { coreLimitUse } from '@lianxin/domain';
import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterprise, lender, lendingLimit } from '../../../schema/index.ts';
import { institutionOf } from './institution.ts';

/** The use of a lender's limits on all its channels, most used first. */
export const limits: Handlers['capitalPlan']['limits'] = async (context) => {
  const enterpriseNo = await institutionOf(context);
  const rows = await context.db
    .select({
      channel: lendingLimit.channel,
      issuer: { enterpriseNo: lendingLimit.issuerNo, name: enterprise.name, creditCode: enterprise.creditCode },
      total: lendingLimit.total,
      used: lendingLimit.used,
      inTransit: lendingLimit.inTransit,
    })
    .from(lendingLimit)
    .innerJoin(lender, eq(lender.channel, lendingLimit.channel))
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, lendingLimit.issuerNo))
    .where(eq(lender.enterpriseNo, enterpriseNo))
    .orderBy(asc(lendingLimit.channel), asc(lendingLimit.issuerNo));
  return rows
    .map(({ channel, issuer, total, used: out, inTransit: asked }) => {
      const use = coreLimitUse({ issuerNo: issuer.enterpriseNo, limit: total }, out, asked);
      const { limit, used, inTransit, free, usePpm, level } = use;
      return { channel, issuer, limit, used, inTransit, free, share: usePpm, level };
    })
    .toSorted((left, right) => Number(right.share - left.share));
};
