import { addDays } from '@lianxin/domain';
import type { SeedTools } from '../../platform/services.ts';
import { groupGuarantee, groupMember } from '../../schema/index.ts';
import { enterpriseNo, yuan } from './trade.ts';

const DAYS = 220;

/** The core enterprise is liable for the vouchers of its sales company and sees that company's figures. */
export async function createGroup({ db, clock }: SeedTools): Promise<void> {
  await db.insert(groupGuarantee).values({
    guarantorNo: enterpriseNo('E1001'),
    guaranteedNo: enterpriseNo('E1004'),
    number: 'JTDB-2026-003',
    total: yuan(50_000_000),
    validUntil: addDays(clock.today(), DAYS),
    version: 1,
    changedBy: '平台运营',
    changedAt: clock.now(),
  });
  const seen = { headNo: enterpriseNo('E1001'), memberNo: enterpriseNo('E1004') };
  await db.insert(groupMember).values({ ...seen, changedBy: '平台运营', changedAt: clock.now() });
}
