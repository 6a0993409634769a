import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bankAccount, financingPiece, issuance, voucher } from '../../../schema/index.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';
import type { FinancingRow } from './repository.ts';

/** The accounts from which the issuers pay the vouchers of some financings, and with them their share of the costs. */
export async function payingAccounts(db: Db, ids: readonly FinancingRow['id'][]): Promise<ReadonlyMap<string, AccountRow[]>> {
  const found = new Map<string, AccountRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectDistinct({ id: financingPiece.applicationId, account: bankAccount })
    .from(financingPiece)
    .innerJoin(voucher, eq(voucher.id, financingPiece.voucherId))
    .innerJoin(issuance, eq(issuance.id, voucher.issuanceId))
    .innerJoin(bankAccount, sql`${bankAccount.id} = ${issuance.form} ->> 'payAccountId'`)
    .where(inArray(financingPiece.applicationId, [...ids]))
    .orderBy(bankAccount.id);
  for (const { id, account } of rows) found.set(id, [...(found.get(id) ?? []), account]);
  return found;
}
