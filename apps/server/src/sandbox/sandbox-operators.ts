import { SANDBOX_PASSWORD } from './create-accounts.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { SeedTools } from '../platform/services.ts';
import { DUTIES } from '../operations/duties.ts';
import { createOperator } from '../operations/operators/create-operator.ts';

/** Two platform operators, because some acts need two people. They share the password of the sandbox accounts. */
export const SANDBOX_OPERATORS = [
  { name: 'ops', displayName: '运营甲', mobile: '13900009001' },
  { name: 'ops-check', displayName: '运营乙', mobile: '13900009002' },
] as const;

export async function createSandboxOperators(tools: SeedTools): Promise<void> {
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  for (const person of SANDBOX_OPERATORS)
    await createOperator(tools, { ...person, duties: DUTIES, passwordHash, passwordDue: false, changedBy: 'sandbox' });
}
