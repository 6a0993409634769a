import { fen, Refusal, yuanOf, type Fen } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import { guarantor } from '../../../schema/index.ts';
import { freeOf } from '../lending-limits/index.ts';
import type { PledgeRow } from './repository.ts';

type Guaranteed = Pick<PledgeRow, 'guarantorNo' | 'amount'>;

/** Reserves of what a guarantor answers for what a loan asks for. Refuses LIMIT_EXCEEDED where it has not as much left. */
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

/** A loan came to nothing: exactly what it reserved is given back. */
export async function releaseGuarantee({ db }: ActContext, { guarantorNo, amount }: Guaranteed): Promise<void> {
  if (guarantorNo !== null) await change(db, guarantorNo, -amount, 0n);
}

/** A loan was paid out: what was reserved is out. */
export async function drawGuarantee({ db }: ActContext, { guarantorNo, amount }: Guaranteed): Promise<void> {
  if (guarantorNo !== null) await change(db, guarantorNo, -amount, amount);
}

/** Principal was paid back: nobody answers for it any more. */
export async function endGuarantee({ db }: ActContext, { guarantorNo }: Guaranteed, principal: Fen): Promise<void> {
  if (guarantorNo !== null) await change(db, guarantorNo, 0n, -principal);
}
