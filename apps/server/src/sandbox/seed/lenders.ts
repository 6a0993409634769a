import { createEnterprise } from '../../business/entry/account/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { bankAccount, lender, lendingLimit } from '../../schema/index.ts';
import { accountId, enterpriseNo, yuan } from './trade.ts';

/** A bank behind a channel that decides through its system and has no portal accounts. `limit` is its lending limit for the core enterprise, in yuan. */
interface Bank {
  readonly channel: number;
  readonly no: string;
  readonly name: string;
  readonly creditCode: string;
  readonly limit: number;
  /** Lending limit for the core enterprise's sales company. @default none */
  readonly salesLimit?: number;
}

const BANKS: readonly Bank[] = [
  { channel: 1, no: 'E3001', name: '晋源银行朔州分行', creditCode: '91140600MB0L0001XD', limit: 200_000_000, salesLimit: 50_000_000 },
  { channel: 2, no: 'E3002', name: '农业银行朔州分行', creditCode: '91140600MB0L0002XE', limit: 100_000_000 },
  { channel: 4, no: 'E3004', name: '交通银行大同分行', creditCode: '91140600MB0L0004XG', limit: 60_000_000, salesLimit: 10_000_000 },
  // The pending application nearly exhausts this limit.
  { channel: 5, no: 'E3005', name: '三晋银行太原分行', creditCode: '91140600MB0L0005XH', limit: 1_000_000 },
  { channel: 7, no: 'E3007', name: '工商银行忻州分行', creditCode: '91140600MB0L0007XK', limit: 120_000_000 },
  { channel: 8, no: 'E3008', name: '邮政储蓄银行朔州市分行', creditCode: '91140600MB0L0008XL', limit: 80_000_000 },
  { channel: 10, no: 'E3010', name: '龙城商业银行太原分行', creditCode: '91140600MB0L0010X2', limit: 20_000_000, salesLimit: 5_000_000 },
  { channel: 12, no: 'E3012', name: '建设银行朔州分行', creditCode: '91140600MB0L0012X4', limit: 150_000_000 },
];

/** The account on which a lender is paid at maturity. */
export const collectionAccount = (no: string, name: string) => ({
  id: accountId(no),
  enterpriseNo: enterpriseNo(no),
  accountName: name,
  accountNumber: `6230${no.slice(1)}00118866`,
  bankName: name,
  branchNumber: '102161000018',
  verified: true,
  isDefault: true,
});

/** Creates the sandbox's banks and their lending limits. */
export async function createLenders(tools: SeedTools): Promise<void> {
  const { db, clock } = tools;
  const changed = { changedBy: '平台运营', changedAt: clock.now() };
  for (const { channel, no, name, creditCode, limit, salesLimit } of BANKS) {
    const place = { legalName: '贺明远', size: '大型企业', address: '山西省太原市万柏林区长风街 1 号' };
    await createEnterprise(tools, {
      enterpriseNo: no,
      name,
      creditCode,
      ...place,
      businessChannels: String(channel),
      channels: { [channel]: '2' },
    });
    await db.insert(lender).values({ channel, enterpriseNo: enterpriseNo(no), ...changed });
    await db.insert(bankAccount).values(collectionAccount(no, name));
    const limits = [
      ['E1001', limit],
      ['E1004', salesLimit ?? null],
    ] as const;
    for (const [issuer, total] of limits)
      if (total !== null)
        await db
          .insert(lendingLimit)
          .values({ channel, issuerNo: enterpriseNo(issuer), total: yuan(total), used: yuan(0), inTransit: yuan(0), ...changed });
  }
}
