import { and, eq } from 'drizzle-orm';
import { bookManually } from '../platform/gateway/sandbox-money.ts';
import { enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { bankAccount } from '../schema/index.ts';
import type { TestServer } from './test-server.ts';

/** Deposits yuan on the paying account of an enterprise, or withdraws them if the amount is negative. */
export async function fund({ database, clock, services: { ids } }: TestServer, enterprise: string, amount: number): Promise<void> {
  const [account] = await database.db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseNo(enterprise)), eq(bankAccount.pays, true)));
  if (!account) throw new Error(`${enterprise} has no paying account`);
  await bookManually({ db: database.db, ids, clock }, account.accountNumber, yuan(amount));
}
