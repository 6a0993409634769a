import { fen, parseYuan, shanghaiDate, sumFen, ZERO_FEN, type Fen, type HeldFlow } from '@lianxin/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { pseudonymOf } from '../../../ledger/history.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { EnterpriseNo, VoucherId } from '../../../schema/ids.ts';
import { piece, settlementPayment, voucher, voucherHistory } from '../../../schema/index.ts';
import type { Movement } from './movement.ts';

/** States in which a piece belongs to its holder; unsigned ones do not count. */
const HOLDER_STATES: readonly string[] = ['holding', 'transferring', 'financing'];
/** Vouchers read at once. */
const AT_ONCE = 200;

const Sealed = z.object({
  details: z.object({
    pieces: z.array(z.object({ number: z.string(), amount: z.string(), holder: z.string(), state: z.string(), live: z.boolean() })),
  }),
});

/** Steps by which a holder receives a piece. */
const RECEIVING_EVENTS = /\.(signDirect|signConfirm|disburse)$/;

/** Income: received or returned. Expenditure: passed on, financed, given back by a lender, or paid at maturity. */
function kindOf(event: string, change: bigint): HeldFlow {
  const isTransferOrFinancing = /^(transfer|financing)\./.test(event);
  if (change > 0n) return isTransferOrFinancing && !RECEIVING_EVENTS.test(event) ? 'returned' : 'received';
  if (event === 'financing.buyBack') return 'givenBack';
  if (event.startsWith('financing.')) return 'financed';
  return isTransferOrFinancing ? 'passedOn' : 'matured';
}

/** Vouchers of which the enterprise held a piece, paged by id. */
const vouchersAfter = (db: Db, enterpriseNo: EnterpriseNo, after: string) =>
  db
    .select({ id: voucher.id, salt: voucher.salt, issuerNo: voucher.issuerNo })
    .from(voucher)
    .where(
      and(
        gt(voucher.id, sql<VoucherId>`${after}`),
        sql`exists (select 1 from ${piece} where ${piece.voucherId} = ${voucher.id} and ${eq(piece.holderNo, enterpriseNo)})`,
      ),
    )
    .orderBy(asc(voucher.id))
    .limit(AT_ONCE);

/** Late interest that the issuer has paid on a piece, to its holder or for a loan of the holder. */
const lateInterestPaid = sql<string>`(select coalesce(sum(paid.late_interest), 0)::text from ${settlementPayment} paid
  where paid.voucher_id = piece.voucher_id and paid.piece_id = piece.id and paid.state = 'paid')`;

/** Parents of pieces and the late interest paid on them, by number. */
async function piecesOf(db: Db, vouchers: readonly VoucherId[]) {
  const rows = await db
    .select({ id: piece.id, parentId: piece.parentId, number: piece.number, lateInterest: lateInterestPaid })
    .from(piece)
    .where(sql`${piece.voucherId} = any(${sql.param([...vouchers])}::text[])`);
  const numbers = new Map<string, string>(rows.map(({ id, number }) => [id, number]));
  return {
    parents: new Map<string, string>(rows.map(({ number, parentId }) => [number, numbers.get(parentId ?? '') ?? ''])),
    lateInterest: new Map<string, Fen>(rows.map(({ number, lateInterest }) => [number, fen(BigInt(lateInterest))])),
  };
}

/**
 * All movements of holdings, one voucher at a time, from the sealed histories: each event lists the changed pieces, so holdings are known
 * after every event.
 */
export async function* heldMovements(db: Db, enterpriseNo: EnterpriseNo): AsyncGenerator<Movement> {
  for (
    let found = await vouchersAfter(db, enterpriseNo, '');
    found.length > 0;
    found = await vouchersAfter(db, enterpriseNo, found.at(-1)?.id ?? '')
  ) {
    const ids = found.map(({ id }) => id);
    const rows = await db
      .select()
      .from(voucherHistory)
      .where(sql`${voucherHistory.voucherId} = any(${sql.param(ids)}::text[])`)
      .orderBy(asc(voucherHistory.voucherId), asc(voucherHistory.sequence));
    const { parents, lateInterest } = await piecesOf(db, ids);
    for (const promise of found) {
      const alias = pseudonymOf(promise, enterpriseNo);
      const held = new Map<string, Fen>();
      for (const { at, kind, canonical, actorNo, counterpartyNo } of rows.filter(({ voucherId }) => voucherId === promise.id)) {
        const before = sumFen(held.values());
        const { pieces } = z.parse(Sealed, JSON.parse(canonical)).details;
        // A split replaces its parent, unless the event lists that too.
        for (const { number } of pieces) held.delete(parents.get(number) ?? '');
        for (const { number, amount, holder, state, live } of pieces)
          if (live && holder === alias && HOLDER_STATES.includes(state)) held.set(number, parseYuan(amount) ?? fen(0n));
          else held.delete(number);
        const change = sumFen(held.values()) - before;
        if (change === 0n) continue;
        const otherNo = [counterpartyNo, actorNo, promise.issuerNo].find((no) => no !== null && no !== enterpriseNo) ?? null;
        const number = pieces[0]?.number ?? '';
        const flow = kindOf(kind, change);
        const late = flow === 'matured' ? sumFen(pieces.map((one) => lateInterest.get(one.number) ?? ZERO_FEN)) : ZERO_FEN;
        yield { on: shanghaiDate(new Date(at)), kind: flow, number, otherNo, amount: fen(change), lateInterest: late };
      }
    }
  }
}
