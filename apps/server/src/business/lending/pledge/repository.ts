import { lifeOf } from '@lianxin/domain';
import { pledge } from '../../../schema/index.ts';
import { fundingRepository } from '../funding/index.ts';

export type PledgeRow = typeof pledge.$inferSelect;

/** The loans against a pledge. The guarantor sees one from the applicant's review on, the lender once it was handed over. */
export const pledges = fundingRepository('pledge', lifeOf('pledge'), {
  table: pledge,
  select: (db) => db.select().from(pledge).$dynamic(),
  othersOf: ({ guarantorNo, passedAt, lenderNo, handedToLenderAt }: PledgeRow) => ({
    ...(guarantorNo && passedAt && { guarantor: guarantorNo }),
    ...(handedToLenderAt && { funder: lenderNo }),
  }),
});
