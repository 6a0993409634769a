import { TransferLeg, type PieceRow, type RequestOf, type TradeInvoice, type contract } from '@lianxin/api/contract';
import { fen, formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { choice, requestForm, text } from '@lianxin/forms';
import * as z from 'zod/mini';
import { usedOf, type TypedUse } from '../../../trade/papers/index.ts';
import { amountFor, remainingOf, type TypedAmounts } from '../../voucher/index.ts';

const { shape } = TransferLeg;
/** Input common to all legs of a recipient. */
const shareForm = requestForm({
  recipientNo: choice(shape.recipientNo),
  receivingAccountId: choice(shape.receivingAccountId),
  contractId: choice(shape.contractId),
  remark: text(shape.remark),
});

/** One recipient of a plan: amounts by piece, and the trade. */
export interface Share extends TypedAmounts, Readonly<typeof shareForm.blank> {
  readonly key: string;
  readonly invoices: readonly TypedUse[];
}

type LegDraft = NonNullable<RequestOf<typeof contract.transfer.saveDraft>['legs']>[number];

export const emptyShare = (key: string): Share => ({ key, ...shareForm.blank, invoices: [], amounts: {} });

/** Gives everyone an equal part of each piece; remaining fen go to the first ones. */
export function sharedEqually(shares: readonly Share[], pieces: readonly PieceRow[]): readonly Share[] {
  const count = BigInt(shares.length);
  return shares.map((share, index) => ({
    ...share,
    amounts: Object.fromEntries(
      pieces.flatMap(({ id, availableAmount }): [string, string][] => {
        const part = fen(availableAmount / count + (BigInt(index) < availableAmount % count ? 1n : 0n));
        return part > 0n ? [[id, formatMoney(part)]] : [];
      }),
    ),
  }));
}

/** Amounts that give a recipient everything left by the others. */
export const restAmounts = (share: Share, shares: readonly Share[], pieces: readonly PieceRow[]): Share['amounts'] => {
  const others = shares.filter((one) => one.key !== share.key);
  const rest = pieces.flatMap((piece): [string, string][] => {
    const left = remainingOf(piece, others);
    return left > 0n ? [[piece.id, formatMoney(left)]] : [];
  });
  return Object.fromEntries(rest);
};

interface Use {
  readonly invoiceId: TradeInvoice['id'];
  readonly amount: Fen;
}

/** Takes an amount from uses in order, or all; reduces `left`. The result may be less. */
function take(amount: Fen | 'all', left: Map<TradeInvoice['id'], Fen>): readonly Use[] {
  const uses: Use[] = [];
  let wanted: bigint | undefined = amount === 'all' ? undefined : amount;
  for (const [invoiceId, free] of left) {
    const part: bigint = wanted === undefined || free < wanted ? free : wanted;
    if (part <= 0n) continue;
    uses.push({ invoiceId, amount: fen(part) });
    left.set(invoiceId, fen(free - part));
    if (wanted !== undefined) wanted -= part;
  }
  return uses;
}

export interface PlannedLeg {
  readonly piece: PieceRow;
  readonly share: Share;
  readonly amount: Fen;
  readonly uses: readonly Use[];
}

/** The legs of a plan. Input for an invoice is used to the fen: by the legs in order, the rest by the last. */
export function legsOf(
  shares: readonly Share[],
  pieces: readonly PieceRow[],
  invoices: ReadonlyMap<string, TradeInvoice>,
): readonly PlannedLeg[] {
  return shares.flatMap((share) => {
    const left = new Map(share.invoices.flatMap((use) => invoices.get(use.invoiceId) ?? []).map(({ id }) => [id, typedFor(share, id)]));
    const received = pieces.flatMap((piece) => {
      const amount = amountFor(share, piece.id);
      return amount > 0n ? [{ piece, share, amount }] : [];
    });
    return received.map((leg, place) => ({ ...leg, uses: take(place === received.length - 1 ? 'all' : leg.amount, left) }));
  });
}

const typedFor = ({ invoices }: Share, id: string): Fen => sumFen(invoices.filter((use) => use.invoiceId === id).map(usedOf));

/** A leg for the request; undefined if incomplete. */
export function legToSend({ piece, share, amount, uses }: PlannedLeg): TransferLeg | undefined {
  const { success, data } = z.safeParse(shareForm.schema, share);
  return success && uses.length > 0 ? { ...data, pieceId: piece.id, pieceVersion: piece.version, amount, invoices: [...uses] } : undefined;
}

/** A draft of the plan: legs, recipients without amounts, pieces without recipients. */
export const draftLegs = (shares: readonly Share[], pieces: readonly PieceRow[], legs: readonly PlannedLeg[]): LegDraft[] => [
  ...legs.map(({ piece, share, amount, uses }) => ({
    pieceId: piece.id,
    pieceVersion: piece.version,
    amount,
    ...shareForm.read(share),
    ...(uses.length === 0 ? {} : { invoices: [...uses] }),
  })),
  ...shares.filter((share) => share.recipientNo !== '' && !legs.some((leg) => leg.share.key === share.key)).map(shareForm.read),
  ...pieces
    .filter((piece) => !legs.some((leg) => leg.piece.id === piece.id))
    .map((piece) => ({ pieceId: piece.id, pieceVersion: piece.version })),
];

/** Adds to the used amounts, summing up several uses of one invoice. */
function withUses(before: readonly TypedUse[], more: readonly Use[]): readonly TypedUse[] {
  const uses = new Map(before.map((use) => [use.invoiceId, usedOf(use)]));
  for (const { invoiceId, amount } of more) uses.set(invoiceId, fen((uses.get(invoiceId) ?? 0n) + amount));
  return [...uses].map(([invoiceId, amount]) => ({ invoiceId, amount: formatMoney(amount) }));
}

/** Groups the legs of a draft or a returned transfer by recipient. */
export function sharesOf(legs: readonly LegDraft[]): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const leg of legs) {
    const key = leg.recipientNo ?? '';
    const before = shares.get(key) ?? emptyShare(key === '' ? 'new' : key);
    shares.set(key, {
      ...before,
      ...shareForm.show({ ...shareForm.read(before), ...leg }),
      invoices: withUses(before.invoices, leg.invoices ?? []),
      amounts:
        leg.pieceId === undefined || leg.amount === undefined
          ? before.amounts
          : { ...before.amounts, [leg.pieceId]: formatMoney(leg.amount) },
    });
  }
  const [blank, ...named] = [...shares.values()].toSorted((left, right) => left.recipientNo.length - right.recipientNo.length);
  if (blank === undefined) return [];
  // Pieces without a recipient form an unnamed share, which is dropped if others are named.
  return blank.recipientNo === '' && named.length > 0 && Object.keys(blank.amounts).length === 0 ? named : [blank, ...named];
}
