import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { bank } from '../../../schema/index.ts';

export async function branchOf(db: Db, branchNumber: string): Promise<typeof bank.$inferSelect | undefined> {
  if (branchNumber === '') return undefined;
  const [row] = await db.select().from(bank).where(eq(bank.branchNumber, branchNumber));
  return row;
}
