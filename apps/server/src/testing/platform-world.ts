import { createEnterprise, createPerson } from '../business/entry/account/index.ts';
import { announcement } from '../schema/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import type { SeedTools } from '../platform/services.ts';

const core = { enterpriseNo: 'E1001', enterpriseName: '晋北煤业集团有限公司' } as const;
const supplier = { enterpriseNo: 'E1002', enterpriseName: '恒信机电设备有限公司' } as const;

/** Two enterprises and a person in each role, which is all that sessions, messages and files need. */
export async function platformWorld(tools: SeedTools): Promise<void> {
  const place = { legalName: '李强', size: '大型企业', address: '山西省朔州市', businessChannels: '1' };
  await createEnterprise(tools, {
    ...core,
    name: core.enterpriseName,
    creditCode: '91350100M000100Y43',
    ...place,
    channels: { 1: '1', 3: '1' },
    coreFlags: { coreBankA: '1' },
  });
  await createEnterprise(tools, {
    ...supplier,
    name: supplier.enterpriseName,
    creditCode: '91140000110057086C',
    ...place,
    channels: { 1: '0' },
  });
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  const person = (userId: string, userName: string, memberships: Parameters<typeof createPerson>[1]['memberships'], status = 1) =>
    createPerson(tools, {
      userId,
      userName,
      displayName: `人员${userId}`,
      mobile: `1390000${userId.slice(1).padStart(4, '0')}`,
      passwordHash,
      memberships,
      status,
    });
  await person('U1', 'core-op', [{ ...core, role: 'operator' }]);
  await person('U2', 'supplier-op', [{ ...supplier, role: 'operator' }]);
  await person('U3', 'supplier-review', [{ ...supplier, role: 'reviewer' }]);
  await person('U4', 'supplier-admin', [{ ...supplier, role: 'administrator' }]);
  await person('U5', 'data-viewer', [{ ...core, role: 'groupViewer' }]);
  await person('U6', 'multi-op', [
    { ...core, role: 'operator' },
    { ...supplier, role: 'reviewer' },
  ]);
  await person('U7', 'status-pending', [{ ...supplier, role: 'administrator' }], 0);
  await person('U8', 'no-corp', []);
  await tools.db.insert(announcement).values([
    { id: 'A1', title: '元旦假期安排', type: 'notice', publishedAt: tools.clock.now(), content: '<p>假期到期的凭证顺延兑付。</p>' },
    { id: 'A2', title: '尚未发布', type: 'notice', publishedAt: new Date('2099-01-01T00:00:00Z'), content: '<p>以后</p>' },
  ]);
}
