import { createSandboxOperators } from '../operations/sandbox-operators.ts';
import { createSandboxAccounts } from '../sandbox/create-accounts.ts';
import type { SeedTools } from '../services.ts';
import { fillBusiness } from './fill-business.ts';

/** The whole sandbox: its enterprises and people, and what they have done with each other. */
export async function sandboxWorld(tools: SeedTools): Promise<void> {
  await createSandboxAccounts(tools);
  await fillBusiness(tools);
  await createSandboxOperators(tools);
}
