import { PieceId, type EnterpriseNo, type FinancingId, type PledgeId, type TransferId, VoucherNumber } from '../schema/ids.ts';
import { fen, pieceMachine, Refusal, splitPiece, sumFen, yuanOf, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { ActContext } from './act-context.ts';
import { pieceOf } from './change-piece.ts';
import type { LedgerEvent } from './history.ts';
import type { LedgerBatch } from './ledger-batch.ts';
import { newId } from './new-id.ts';
import { pledgeStateAfter, stateOfPieceAfter } from './piece-state.ts';
import type { PieceChange, PieceRow, VoucherRow } from './rows.ts';

/** A part of a piece to be transferred. */
interface PartToTransfer {
  readonly transferId: TransferId;
  readonly amount: Fen;
  readonly recipientNo: EnterpriseNo;
}

/** A part of a piece to be financed. */
interface PartToFinance {
  readonly financingId: FinancingId;
  readonly amount: Fen;
  readonly lenderNo: EnterpriseNo;
}

/** A part of a piece to be pledged. */
interface PartToPledge {
  readonly pledgeId: PledgeId;
  readonly amount: Fen;
  readonly lenderNo: EnterpriseNo;
}

/** A part of a piece that an application uses. */
export type PartToSplit = PartToTransfer | PartToFinance | PartToPledge;

interface PartChange {
  readonly event: 'transfer' | 'finance' | 'pledge';
  /** A transfer or a financing changes the piece's state, a pledge its pledge state. */
  readonly change: (part: PieceRow) => PieceChange;
  readonly counterpartyNo: EnterpriseNo;
  readonly kind: string;
}

function changeOf(part: PartToSplit): PartChange {
  if ('transferId' in part)
    return {
      event: 'transfer',
      change: (row) => ({ state: stateOfPieceAfter(row, 'transfer'), heldById: part.transferId }),
      counterpartyNo: part.recipientNo,
      kind: 'transfer.submit',
    };
  const { lenderNo: counterpartyNo } = part;
  if ('financingId' in part)
    return {
      event: 'finance',
      change: (row) => ({ state: stateOfPieceAfter(row, 'finance'), financingId: part.financingId }),
      counterpartyNo,
      kind: 'financing.submit',
    };
  return {
    event: 'pledge',
    change: (row) => ({ pledgeState: pledgeStateAfter(row, 'apply'), pledgeId: part.pledgeId }),
    counterpartyNo,
    kind: 'pledge.submit',
  };
}

/** Limited by the three digits of an ordinal. */
const MAX_CHILDREN = 999;

/** The amounts after the split, with the rest last. Refuses LIMIT_EXCEEDED if they exceed the piece. */
function partsOf(row: PieceRow, taken: readonly Fen[]): Fen[] {
  const rest = fen(row.amount - sumFen(taken));
  if (rest < 0n) throw new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(row.amount) });
  return rest === 0n ? [...taken] : [...taken, rest];
}

async function split(context: ActContext, batch: LedgerBatch, row: PieceRow, amounts: readonly Fen[]): Promise<PieceRow[]> {
  const { ids, clock, actor } = context;
  const base = row.baseId === row.id ? row : (batch.currentPiece(row.baseId) ?? (await pieceOf(context, row.baseId)));
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
  batch.changePiece(row, { live: false, ...(base.id === row.id && { children }) });
  if (base.id !== row.id) batch.changePiece(base, { children });
  for (const part of parts) batch.addPiece(part);
  return parts;
}

/** Refuses a piece that is in use. A lender's financed piece can be neither financed nor pledged. */
function assertFree(from: PieceRow, { event }: PartChange): void {
  const again = event !== 'transfer' && from.source === 'financing';
  const held = event === 'pledge' ? from.state === 'holding' : pieceMachine.can(from.state, event);
  if (from.live && held && from.pledgeState === 'none' && !again) return;
  throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: from.state, act: event });
}

/**
 * Splits off parts to be transferred, financed or pledged; the rest stays with the holder. If a part is the whole piece, the piece is not
 * split. The caller must have locked the voucher, and writes the batch.
 */
export async function splitOff(
  context: ActContext,
  batch: LedgerBatch,
  row: VoucherRow,
  from: PieceRow,
  taken: readonly PartToSplit[],
): Promise<PieceRow[]> {
  const takings = taken.map(changeOf);
  for (const taking of takings) assertFree(from, taking);
  const amounts = partsOf(
    from,
    taken.map(({ amount }) => amount),
  );
  const parts = amounts.length === 1 ? [from] : await split(context, batch, from, amounts);
  const rest = parts.slice(taken.length);
  const events = takings.map(({ change, counterpartyNo, kind }, index): LedgerEvent => {
    const part = parts[index];
    if (!part) throw new Error('the split produced too few parts');
    const moved = batch.changePiece(part, change(part));
    return { kind, pieces: [moved, ...(index === 0 ? rest : [])], counterpartyNo };
  });
  batch.record(row, events);
  return events.map(({ pieces: [moved] }) => moved);
}
