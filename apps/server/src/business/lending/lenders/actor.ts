import { eq } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise } from '../../../schema/index.ts';
import type { FinancingRow } from '../financing/index.ts';

export async function lenderNameOf(db: Db, { lenderNo }: Pick<FinancingRow, 'lenderNo'>): Promise<string> {
  const [row] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.enterpriseNo, lenderNo));
  if (!row) throw new Error(`lender ${lenderNo} is no enterprise`);
  return row.name;
}

/** The context of an act by the lender's system: without a person, in the lender's name. */
export async function actOfLender(system: ActContext, row: FinancingRow): Promise<ActContext> {
  return { ...system, actor: { ...system.actor, name: await lenderNameOf(system.db, row) } };
}
