import { createEnterprise } from '../../business/entry/account/index.ts';
import { createSandboxAccounts } from '../create-accounts.ts';
import type { SeedTools } from '../../platform/services.ts';
import { createTrade } from './trade.ts';
import { PARTNERS } from './partners.ts';

/** The sandbox's people and their trade, without any vouchers. */
export async function tradingWorld(tools: SeedTools): Promise<void> {
  await createSandboxAccounts(tools);
  for (const partner of PARTNERS) await createEnterprise(tools, partner);
  await createTrade(tools);
}
