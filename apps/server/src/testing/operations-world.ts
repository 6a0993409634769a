import { createOperator } from '../operations/operators/create-operator.ts';
import { createSandboxOperators } from '../sandbox/sandbox-operators.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { hashPassword } from '../platform/security/password.ts';
import { createLenders } from '../sandbox/seed/lenders.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import type { SeedTools } from '../platform/services.ts';

/** The sandbox's people, trade and banks, its two operators, an auditor, and an operator with a first password. */
export async function operationsWorld(tools: SeedTools): Promise<void> {
  await tradingWorld(tools);
  await createLenders(tools);
  await createSandboxOperators(tools);
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  const added = { passwordHash, changedBy: 'test' };
  await createOperator(tools, {
    ...added,
    name: 'auditor',
    displayName: '审计员',
    mobile: '13900009003',
    duties: ['audit'],
    passwordDue: false,
  });
  await createOperator(tools, {
    ...added,
    name: 'newcomer',
    displayName: '新人',
    mobile: '13900009004',
    duties: ['fees'],
    passwordDue: true,
  });
}
