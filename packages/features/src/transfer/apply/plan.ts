import {
  BankAccountId,
  EnterpriseNo,
  TradeContractId,
  type PieceRow,
  type RequestOf,
  type TradeInvoice,
  type TransferLeg,
  type contract,
} from '@lianxin/api/contract';
import { fen, formatMoney, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import { amountFor, remainingOf, type TypedAmounts } from '../../voucher/index.ts';

/** One recipient of a transfer as it is being planned: what it receives of each piece, on which trade. */
export interface Share extends TypedAmounts {
  readonly key: string;
  readonly recipientNo: string;
  readonly accountId: string;
  readonly contractId: string;
  /** Invoices that may be used, in the order in which they are. */
  readonly invoiceIds: readonly string[];
  readonly remark: string;
}

type LegDraft = NonNullable<RequestOf<typeof contract.transfer.saveDraft>['legs']>[number];

export const emptyShare = (key: string): Share => ({
  key,
  recipientNo: '',
  accountId: '',
  contractId: '',
  invoiceIds: [],
  remark: '',
  amounts: {},
});

/** Gives everyone the same of every piece, to the fen; what does not divide goes a fen each to the first ones. */
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

/** Gives one recipient all that the others leave of every piece. */
export const givenTheRest = (share: Share, shares: readonly Share[], pieces: readonly PieceRow[]): Share => {
  const others = shares.filter((one) => one.key !== share.key);
  const rest = pieces.flatMap((piece): [string, string][] => {
    const left = remainingOf(piece, others);
    return left > 0n ? [[piece.id, formatMoney(left)]] : [];
  });
  return { ...share, amounts: Object.fromEntries(rest) };
};

interface Use {
  readonly invoiceId: TradeInvoice['id'];
  readonly amount: Fen;
}

/** Takes an amount from invoices in their order, from what each still has; `left` is used up. The uses may fall short. */
function take(amount: Fen, invoices: readonly TradeInvoice[], left: Map<string, Fen>): readonly Use[] {
  const uses: Use[] = [];
  let wanted: bigint = amount;
  for (const invoice of invoices) {
    const free = left.get(invoice.id) ?? invoice.freeAmount;
    const part = wanted < free ? wanted : free;
    if (part <= 0n) continue;
    uses.push({ invoiceId: invoice.id, amount: fen(part) });
    left.set(invoice.id, fen(free - part));
    wanted -= part;
  }
  return uses;
}

export interface PlannedLeg {
  readonly piece: PieceRow;
  readonly share: Share;
  readonly amount: Fen;
  readonly uses: readonly Use[];
}

/** The legs that shares make of pieces, invoices allotted in order so that no invoice is used twice. */
export function legsOf(
  shares: readonly Share[],
  pieces: readonly PieceRow[],
  invoices: ReadonlyMap<string, TradeInvoice>,
): readonly PlannedLeg[] {
  const left = new Map<string, Fen>();
  return shares.flatMap((share) => {
    const chosen = share.invoiceIds.flatMap((id) => invoices.get(id) ?? []);
    return pieces.flatMap((piece) => {
      const amount = amountFor(share, piece.id);
      return amount > 0n ? [{ piece, share, amount, uses: take(amount, chosen, left) }] : [];
    });
  });
}

/** A planned leg as the contract asks for it; undefined while something is missing. */
export function legToSend({ piece, share, amount, uses }: PlannedLeg): TransferLeg | undefined {
  const read = z.safeParse(z.object({ recipientNo: EnterpriseNo, receivingAccountId: BankAccountId, contractId: TradeContractId }), {
    recipientNo: share.recipientNo,
    receivingAccountId: share.accountId,
    contractId: share.contractId,
  });
  if (!read.success || uses.length === 0) return undefined;
  return {
    ...read.data,
    pieceId: piece.id,
    pieceVersion: piece.version,
    amount,
    invoices: [...uses],
    ...(share.remark.trim() === '' ? {} : { remark: share.remark.trim() }),
  };
}

const given = <S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | undefined => {
  const read = z.safeParse(schema, text);
  return read.success ? read.data : undefined;
};

/** What is planned so far, complete or not, for a draft: the legs, recipients without an amount, vouchers that nobody receives yet. */
export const draftLegs = (shares: readonly Share[], pieces: readonly PieceRow[], legs: readonly PlannedLeg[]): LegDraft[] => [
  ...legs.map(({ piece, share, amount, uses }) => ({
    pieceId: piece.id,
    pieceVersion: piece.version,
    amount,
    ...partyOf(share),
    ...(uses.length === 0 ? {} : { invoices: [...uses] }),
  })),
  ...shares.filter((share) => share.recipientNo !== '' && !legs.some((leg) => leg.share.key === share.key)).map(partyOf),
  ...pieces
    .filter((piece) => !legs.some((leg) => leg.piece.id === piece.id))
    .map((piece) => ({ pieceId: piece.id, pieceVersion: piece.version })),
];

function partyOf(share: Share): LegDraft {
  const recipientNo = given(EnterpriseNo, share.recipientNo);
  const receivingAccountId = given(BankAccountId, share.accountId);
  const contractId = given(TradeContractId, share.contractId);
  return {
    ...(recipientNo === undefined ? {} : { recipientNo }),
    ...(receivingAccountId === undefined ? {} : { receivingAccountId }),
    ...(contractId === undefined ? {} : { contractId }),
    ...(share.remark.trim() === '' ? {} : { remark: share.remark.trim() }),
  };
}

/** Legs of a draft or of a returned transfer, gathered by recipient again. */
export function sharesOf(legs: readonly LegDraft[]): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const leg of legs) {
    const key = leg.recipientNo ?? '';
    const before = shares.get(key) ?? { ...emptyShare(key === '' ? 'new' : key), recipientNo: key };
    shares.set(key, {
      ...before,
      accountId: leg.receivingAccountId ?? before.accountId,
      contractId: leg.contractId ?? before.contractId,
      remark: leg.remark ?? before.remark,
      invoiceIds: [...new Set([...before.invoiceIds, ...(leg.invoices ?? []).map((use) => use.invoiceId)])],
      amounts:
        leg.pieceId === undefined || leg.amount === undefined
          ? before.amounts
          : { ...before.amounts, [leg.pieceId]: formatMoney(leg.amount) },
    });
  }
  const [blank, ...named] = [...shares.values()].toSorted((left, right) => left.recipientNo.length - right.recipientNo.length);
  if (blank === undefined) return [];
  // Vouchers that nobody received yet leave a recipient without a name; it goes where others are named.
  return blank.recipientNo === '' && named.length > 0 && Object.keys(blank.amounts).length === 0 ? named : [blank, ...named];
}
