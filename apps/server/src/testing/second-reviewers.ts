import { contract } from '@lianxin/api/contract';
import type { ReviewedBusiness } from '@lianxin/domain';
import { createPerson } from '../business/entry/account/index.ts';
import { createPledgeLenders } from '../sandbox/seed/pledge-lenders.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { SeedTools } from '../platform/services.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { yuan } from '../sandbox/seed/trade.ts';
import { financingWorld } from './financing.ts';
import type { TestServer } from './test-server.ts';

/** Enterprises with a second reviewer, with the prefix of their user names. */
const SECOND_REVIEWERS = [
  ['core', 'E1001', '晋北煤业集团有限公司'],
  ['supplier', 'E1002', '恒信机电设备有限公司'],
  ['tier2', 'E1003', '云岭物流有限公司'],
  ['fi', 'E1006', '汇通融资担保有限公司'],
  ['loan', 'E1007', '晋融小额贷款有限公司'],
] as const;

/** Lenders of both kinds, and a second reviewer in every main enterprise. */
export async function reviewersWorld(tools: SeedTools): Promise<void> {
  await financingWorld(tools);
  await createPledgeLenders(tools);
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  for (const [place, [prefix, enterpriseNo, enterpriseName]] of SECOND_REVIEWERS.entries())
    await createPerson(tools, {
      userId: `U097${place}`,
      userName: `${prefix}-second`,
      displayName: `${prefix}-second`,
      mobile: `1390000097${place}`,
      passwordHash,
      memberships: [{ enterpriseNo, enterpriseName, role: 'reviewer' }],
      status: 1,
    });
}

/** Requires two reviews of a business from an amount in yuan, or one review always if the amount is null. */
export async function requireTwoReviews(server: TestServer, who: string, business: ReviewedBusiness, from: number | null): Promise<void> {
  const administrator = await server.as(`${who}-admin`);
  const { version } = await administrator.call(contract.enterprise.getConfig, {});
  const twoReviews = [{ business, fromAmount: from === null ? null : yuan(from) }];
  await administrator.call(contract.enterprise.saveConfigs, { group: 'twoReviews', version, twoReviews });
}
