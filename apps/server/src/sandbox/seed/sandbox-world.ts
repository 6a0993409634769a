import { createSandboxOperators } from '../sandbox-operators.ts';
import { createSandboxAccounts } from '../create-accounts.ts';
import type { SeedTools } from '../../platform/services.ts';
import { fillBusiness } from './fill-business.ts';

/** The whole sandbox: its enterprises and people, and what they have done with each other. */
export async function sandboxWorld(tools: SeedTools): Promise<void> {
  await createSandboxAccounts(tools);
  await fillBusiness(tools);
  await createSandboxOperators(tools);
}
