import { lifeOf } from '@lianxin/domain';
import { financing } from '../../../schema/index.ts';
import { fundingRepository } from '../funding/index.ts';

export type FinancingRow = typeof financing.$inferSelect;

/** The financings. The issuer sees one from the conclusion of its contract on, the lender from the applicant's review on. */
export const financings = fundingRepository('financing', lifeOf('financing'), {
  table: financing,
  select: (db) => db.select().from(financing).$dynamic(),
  othersOf: ({ issuerNo, ownAssent, lenderNo, passedAt }: FinancingRow) => ({
    ...(ownAssent && { counterparty: issuerNo }),
    ...(passedAt && { funder: lenderNo }),
  }),
});
