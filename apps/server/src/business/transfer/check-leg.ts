import type { EnterpriseNo, TransferLeg } from '@lianxin/api/contract';
import { fen, Refusal, transferChecks, yuanOf, type CivilDate, type TransferCheckInput } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { enterprise, piece, tradeContract } from '../../schema/index.ts';
import { accountOf, isUsable } from '../enterprise/accounts.ts';
import { isSupplierOf } from '../enterprise/suppliers.ts';
import { refusedField, type FieldRefusal } from '../../platform/refusals.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import { activeUses, invoicesBetween, merged, usesForCheck } from '../trade/invoice-use.ts';

export type Leg = z.output<typeof TransferLeg>;
type TransferCheck = ReturnType<typeof transferChecks>[number];

const field = (index: number, path: string, zh: string, en: string): FieldRefusal => refusedField(`legs.${index}.${path}`, { zh, en });

async function isSuspended(db: Db, issuerNo: EnterpriseNo): Promise<boolean> {
  const [row] = await db.select({ suspended: enterprise.issueSuspended }).from(enterprise).where(eq(enterprise.enterpriseNo, issuerNo));
  return row?.suspended ?? false;
}

interface LegCheckOptions {
  /** Whether an act follows: the invoices stay as they are until it is done. */
  readonly lock: boolean;
  /** The transfer that the leg belongs to: what it already takes counts as free. */
  readonly owner?: string;
}

/** Gathers what the domain's checks of one leg need to know. */
export async function legCheckInput(
  db: Db,
  senderNo: EnterpriseNo,
  today: CivilDate,
  source: PieceRow,
  leg: Leg,
  { lock, owner }: LegCheckOptions,
): Promise<TransferCheckInput> {
  const own = owner === undefined ? undefined : await activeUses(db, { ownerKind: 'transfer', ownerId: owner });
  const wanted = merged(leg.invoices);
  const trade = { buyerNo: senderNo, sellerNo: leg.recipientNo };
  const found = await invoicesBetween(
    db,
    trade,
    wanted.map(({ invoiceId }) => invoiceId),
    lock,
  );
  return {
    senderNo,
    on: today,
    sources: [
      { number: source.number, available: source.amount, dueOn: source.dueOn, issuerSuspended: await isSuspended(db, source.issuerNo) },
    ],
    lines: [
      { recipient: { enterpriseNo: leg.recipientNo, verified: await isSupplierOf(db, senderNo, leg.recipientNo) }, amount: leg.amount },
    ],
    invoices: usesForCheck(wanted, found, own),
  };
}

function refusalOf({ code, figures }: TransferCheck, index: number, source: PieceRow): Refusal {
  switch (code) {
    case 'available':
      return new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(source.amount) });
    case 'recipient':
      return figures['self'] === 1
        ? new Refusal('SELF_TRANSFER')
        : field(index, 'recipientNo', '接收方不在供应商名录中', 'The recipient is not among your suppliers');
    case 'due':
      return field(index, 'pieceId', '凭证已到期，不可转让', 'The voucher is due and cannot be passed on');
    case 'invoiceUse':
      return field(index, 'invoices', '发票占用金额超过可用金额', 'An invoice has less left than is used');
    case 'invoiceCover':
      return new Refusal('INVOICE_SHORT', { shortfall: yuanOf(fen(BigInt(figures['shortfall'] ?? 0))) });
    case 'amounts':
    case 'issuerActive':
      return field(index, 'amount', '转让金额有误', 'This amount cannot be transferred');
  }
}

/** Refuses a leg at the first check that stands in its way. A suspended issuer only warns (rules §1, Art 15). */
export async function assertLeg(
  db: Db,
  senderNo: EnterpriseNo,
  today: CivilDate,
  source: PieceRow,
  leg: Leg,
  index: number,
): Promise<void> {
  const failed = transferChecks(await legCheckInput(db, senderNo, today, source, leg, { lock: true })).find(
    ({ level }) => level === 'fail' || level === 'pending',
  );
  if (failed) throw refusalOf(failed, index, source);
  if (!isUsable(await accountOf(db, leg.recipientNo, leg.receivingAccountId))) throw new Refusal('ACCOUNT_UNUSABLE');
  const [contract] = await db
    .select({ id: tradeContract.id })
    .from(tradeContract)
    .where(and(eq(tradeContract.id, leg.contractId), eq(tradeContract.buyerNo, senderNo), eq(tradeContract.sellerNo, leg.recipientNo)));
  if (!contract) throw field(index, 'contractId', '请选择与接收方之间的合同', 'Choose a contract between you and the recipient');
}

/** The sender's pieces by id; NOT_FOUND where one is not the sender's. */
export async function ownPieces(db: Db, senderNo: EnterpriseNo, legs: readonly Leg[]): Promise<Map<PieceRow['id'], PieceRow>> {
  const ids = [...new Set(legs.map(({ pieceId }) => pieceId))];
  const rows = await db
    .select()
    .from(piece)
    .where(and(inArray(piece.id, ids), eq(piece.holderNo, senderNo)));
  if (rows.length < ids.length) throw new Refusal('NOT_FOUND');
  return new Map(rows.map((row) => [row.id, row]));
}
