import {
  BankAccountId,
  EnterpriseNo,
  TradeContractId,
  TradeInvoiceId,
  type PieceRow,
  type RequestOf,
  type TradeInvoice,
  type TransferLeg,
  contract,
} from '@lianxin/api/contract';
import { fen, formatMoney, parseYuan, sumFen, ZERO_FEN, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';

/** One recipient of a transfer as it is being planned: what it receives of each piece, on which trade. */
export interface Share {
  readonly key: string;
  readonly recipientNo: string;
  readonly accountId: string;
  readonly contractId: string;
  /** Invoices that may be used, in the order in which they are. */
  readonly invoiceIds: readonly string[];
  readonly remark: string;
  /** Typed amounts by piece. */
  readonly amounts: Readonly<Record<string, string>>;
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

/** What is typed for a piece, as fen; nothing typed, or nothing that reads as an amount, is none. */
export const amountFor = (share: Share, pieceId: string): Fen => {
  const typed = share.amounts[pieceId]?.replaceAll(/[,，\s]/g, '') ?? '';
  return (typed === '' ? undefined : parseYuan(typed)) ?? ZERO_FEN;
};

export const shareTotal = (share: Share, pieces: readonly PieceRow[]): Fen => sumFen(pieces.map((piece) => amountFor(share, piece.id)));

/** What is left of a piece after every recipient; negative when too much was given. */
export const remainingOf = (piece: PieceRow, shares: readonly Share[]): Fen =>
  fen(piece.availableAmount - sumFen(shares.map((share) => amountFor(share, piece.id))));

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

/** What is planned so far, complete or not, for a draft. */
export const draftLegs = (legs: readonly PlannedLeg[]): LegDraft[] =>
  legs.map(({ piece, share, amount, uses }) => {
    const recipientNo = given(EnterpriseNo, share.recipientNo);
    const receivingAccountId = given(BankAccountId, share.accountId);
    const contractId = given(TradeContractId, share.contractId);
    return {
      pieceId: piece.id,
      pieceVersion: piece.version,
      amount,
      ...(recipientNo === undefined ? {} : { recipientNo }),
      ...(receivingAccountId === undefined ? {} : { receivingAccountId }),
      ...(contractId === undefined ? {} : { contractId }),
      ...(uses.length === 0 ? {} : { invoices: [...uses] }),
      ...(share.remark.trim() === '' ? {} : { remark: share.remark.trim() }),
    };
  });

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
  return [...shares.values()];
}

export const invoiceId = (text: string): TradeInvoice['id'] | undefined => given(TradeInvoiceId, text);
