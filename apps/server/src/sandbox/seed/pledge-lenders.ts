import type { SeedTools } from '../../platform/services.ts';
import { guarantor, guarantorChannel, lender, lendingLimit } from '../../schema/index.ts';
import { enterpriseNo, yuan } from './trade.ts';

/** The small-loan company behind every pledge channel, and its limit for the core enterprise on each, in yuan. */
const LENDER = 'E1007';
const LIMITS: readonly (readonly [channel: number, limit: number])[] = [
  [3, 30_000_000],
  [6, 8_000_000],
  [11, 15_000_000],
  [13, 10_000_000],
];

/** The guarantor on the channel that requires a guarantee, with its fee rate and total capacity. */
const GUARANTOR = { no: 'E1006', channel: 3, ratePpm: 12_000, minFee: 500, total: 20_000_000 } as const;

/** Creates the pledge lender and its guarantor, both of which decide through people at the portal. */
export async function createPledgeLenders({ db, clock }: SeedTools): Promise<void> {
  const changed = { changedBy: '平台运营', changedAt: clock.now() };
  const none = { used: yuan(0), inTransit: yuan(0) };
  for (const [channel, limit] of LIMITS) {
    await db.insert(lender).values({ channel, enterpriseNo: enterpriseNo(LENDER), ...changed });
    await db.insert(lendingLimit).values({ channel, issuerNo: enterpriseNo('E1001'), total: yuan(limit), ...none, ...changed });
  }
  const { no, channel, ratePpm, minFee, total } = GUARANTOR;
  const terms = { ratePpm, rateUnit: 'annualPercent', minFee: yuan(minFee) } as const;
  await db.insert(guarantor).values({ enterpriseNo: enterpriseNo(no), ...terms, total: yuan(total), ...none, ...changed });
  await db.insert(guarantorChannel).values({ channel, enterpriseNo: enterpriseNo(no) });
}
