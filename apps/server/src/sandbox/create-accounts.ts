import { addDays } from '@lianxin/domain';
import { createEnterprise, createPerson } from '../business/entry/account/index.ts';
import { feeItem } from '../schema/index.ts';
import { stoppedClock } from '../platform/clock/clock.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { SeedTools } from '../platform/services.ts';
import { joinedAt, SANDBOX_ENTERPRISES } from './enterprises.ts';
import { SANDBOX_PEOPLE, sandboxIdentityNumber, sandboxMobile, sandboxUserId } from './people.ts';
import { createRegistrations } from './registrations.ts';

/** Password of every sandbox account (decisions.md §2). */
export const SANDBOX_PASSWORD = 'Lianxin@2026';

/** Inserts the sandbox's enterprises and people, and the outstanding fees of one of them. */
export async function createSandboxAccounts(tools: SeedTools): Promise<void> {
  const clock = stoppedClock(joinedAt(tools.clock));
  for (const row of SANDBOX_ENTERPRISES) await createEnterprise({ ...tools, clock }, row);
  const names = new Map<string, string>(SANDBOX_ENTERPRISES.map(({ enterpriseNo, name }) => [enterpriseNo, name]));
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  for (const { actsFor, ...person } of SANDBOX_PEOPLE) {
    const userId = sandboxUserId(person.userName);
    const memberships = actsFor.map(([enterpriseNo, role]) => ({
      enterpriseNo,
      role,
      enterpriseName: names.get(enterpriseNo) ?? '',
    }));
    await createPerson(tools, {
      ...person,
      userId,
      mobile: sandboxMobile(person.userName),
      identityNumber: sandboxIdentityNumber(person.userName),
      passwordHash,
      memberships,
    });
  }
  await createRegistrations(tools);
  await tools.db.insert(feeItem).values([
    {
      id: 'FEE1',
      enterpriseNo: 'E1005',
      kind: 'ukey',
      amount: 20_000n,
      agreementUrl: null,
      summary: '企业 USB-Key 工本费',
      mandatory: true,
      basis: '1 枚，每枚 200.00 元',
      askedAt: tools.clock.now(),
      dueOn: addDays(tools.clock.today(), -3),
    },
    {
      id: 'FEE2',
      enterpriseNo: 'E1005',
      kind: 'service',
      amount: 50_000n,
      agreementUrl: '/agreements/platformServiceAgreement',
      summary: '平台年度服务费',
      mandatory: false,
      basis: '年费，按合同约定',
      askedAt: tools.clock.now(),
      dueOn: addDays(tools.clock.today(), 30),
    },
  ]);
}
