import { PieceId, type EnterpriseNo, type TransferId, VoucherNumber } from '../schema/ids.ts';
import { fen, Refusal, splitPiece, sumFen, yuanOf, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { ActContext } from './act-context.ts';
import { pieceOf } from './change-piece.ts';
import type { LedgerEvent } from './history.ts';
import type { Moves } from './moves.ts';
import { newId } from './new-id.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

/** A part of a piece that a transfer takes. */
export interface PartTaken {
  readonly transferId: TransferId;
  readonly amount: Fen;
  readonly recipientNo: EnterpriseNo;
}

/** As many numbers extend one number as three digits can tell apart. */
const MAX_CHILDREN = 999;

/** The amounts that take a piece's place, the rest last; refuses LIMIT_EXCEEDED beyond the piece. */
function partsOf(row: PieceRow, taken: readonly Fen[]): Fen[] {
  const rest = fen(row.amount - sumFen(taken));
  if (rest < 0n) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(row.amount) });
  return rest === 0n ? [...taken] : [...taken, rest];
}

async function split(context: ActContext, moves: Moves, row: PieceRow, amounts: readonly Fen[]): Promise<PieceRow[]> {
  const { ids, clock, actor } = context;
  const base = row.baseId === row.id ? row : (moves.pieceNow(row.baseId) ?? (await pieceOf(context, row.baseId)));
  if (base.children + amounts.length > MAX_CHILDREN) throw new Refusal('SPLIT_LIMIT');
  const subject = { ...row, parentId: row.parentId ?? undefined, number: base.number };
  const now = clock.now();
  const parts = splitPiece(subject, amounts, { firstOrdinal: base.children + 1 }).map(({ amount, number }): PieceRow => ({
    ...row,
    id: newId(ids, PieceId),
    parentId: row.id,
    baseId: base.id,
    number: z.parse(VoucherNumber, number),
    amount,
    version: 0,
    children: 0,
    changedBy: actor.name,
    changedAt: now,
    createdAt: now,
  }));
  const children = base.children + parts.length;
  moves.changePiece(row, { live: false, ...(base.id === row.id && { children }) });
  if (base.id !== row.id) moves.changePiece(base, { children });
  for (const part of parts) moves.addPiece(part);
  return parts;
}

/**
 * Splits off the parts that transfers take, each a piece of its own that is being transferred; the rest stays a normal holding. A part
 * that is the whole piece is that piece. The caller holds the voucher, and writes the moves.
 */
export async function splitOff(
  context: ActContext,
  moves: Moves,
  row: VoucherRow,
  from: PieceRow,
  taken: readonly PartTaken[],
): Promise<PieceRow[]> {
  if (!from.live || from.state !== 'holding' || from.pledgeState !== 'none')
    throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: from.state, act: 'transfer' });
  const amounts = partsOf(
    from,
    taken.map(({ amount }) => amount),
  );
  const parts = amounts.length === 1 ? [from] : await split(context, moves, from, amounts);
  const rest = parts.slice(taken.length);
  const pieces = taken.map(({ transferId }, index) => {
    const part = parts[index];
    if (!part) throw new Error('a split made fewer parts than were asked for');
    return moves.changePiece(part, { state: 'transferring', heldById: transferId });
  });
  const events = pieces.map((moved, index): LedgerEvent => ({
    kind: 'transfer.submit',
    pieces: [moved, ...(index === 0 ? rest : [])],
    counterpartyNo: taken[index]?.recipientNo ?? null,
  }));
  moves.record(row, events);
  return pieces;
}
