import { fen, Refusal, yuanOf, type Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { guarantor } from '../../../schema/index.ts';
import { freeOf } from '../lending-limits/index.ts';
import type { PledgeRow } from './repository.ts';

type Guaranteed = Pick<PledgeRow, 'guarantorNo' | 'amount'>;

/** Reserves the amount of a loan in the guarantor's limit. Refuses LIMIT_EXCEEDED if its free amount is too small. */
export async function reserveGuarantee({ db }: ActContext, { guarantorNo, amount }: Guaranteed): Promise<void> {
  if (guarantorNo === null) return;
  const [row] = await db.select().from(guarantor).where(eq(guarantor.enterpriseNo, guarantorNo)).for('update');
  const free = row ? freeOf(row) : fen(0n);
  if (free < amount) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(free) });
  await change(db, guarantorNo, amount, fen(0n));
}

const change = (db: ActContext['db'], guarantorNo: string, inTransit: bigint, used: bigint) =>
  db
    .update(guarantor)
    .set({ inTransit: sql`${guarantor.inTransit} + ${inTransit}`, used: sql`${guarantor.used} + ${used}` })
    .where(sql`${guarantor.enterpriseNo} = ${guarantorNo}`);

/** Releases the reservation of a loan that was not paid out. */
export async function releaseGuarantee({ db }: ActContext, { guarantorNo, amount }: Guaranteed): Promise<void> {
  if (guarantorNo !== null) await change(db, guarantorNo, -amount, 0n);
}

/** Turns the reservation of a disbursed loan into use of the limit. */
export async function drawGuarantee({ db }: ActContext, { guarantorNo, amount }: Guaranteed): Promise<void> {
  if (guarantorNo !== null) await change(db, guarantorNo, -amount, amount);
}

/** Restores repaid principal to the guarantor's limit. */
export async function refillGuarantee({ db }: ActContext, { guarantorNo }: Guaranteed, principal: Fen): Promise<void> {
  if (guarantorNo !== null) await change(db, guarantorNo, 0n, -principal);
}
