import type { EnterpriseNo, TradeInvoiceId } from '@lianxin/api/contract';
import { fen, Refusal, transferChecks, yuanOf, type CivilDate, type Fen, type TransferCheckInput } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { piece } from '../../../schema/index.ts';
import { refusedField, type FieldRefusal } from '../../../platform/refusals.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import { type Invoices, invoicesOfBuyer, mergedUses, ofSeller, usesForCheck } from '../../trade/papers/index.ts';
import { notASupplier } from '../../trade/suppliers/index.ts';
import type { Leg } from './leg.ts';
import { legPartyFactsOf, type LegPartyFacts } from './standing.ts';

type TransferCheck = ReturnType<typeof transferChecks>[number];

const field = (index: number, path: string, zh: string, en: string): FieldRefusal => refusedField(`legs.${index}.${path}`, { zh, en });

export interface LegFacts extends Pick<LegPartyFacts, 'suspended' | 'suppliers' | 'mergedInto' | 'payeeOf'> {
  readonly invoices: Invoices;
}

/** Reads without locking. */
export async function factsOfLegs(context: ActContext, senderNo: EnterpriseNo, legs: readonly Leg[]): Promise<LegFacts> {
  const ids = legs.flatMap(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId));
  const { suspended, suppliers, mergedInto, payeeOf } = await legPartyFactsOf(context, senderNo, legs);
  return { suspended, suppliers, mergedInto, payeeOf, invoices: await invoicesOfBuyer(context.db, senderNo, ids) };
}

/** Input for the checks of one leg; `own` is added to what is free, and may be negative. */
export const legCheckInput = (
  { suspended, suppliers, payeeOf, invoices }: LegFacts,
  senderNo: EnterpriseNo,
  today: CivilDate,
  source: Pick<PieceRow, 'number' | 'amount' | 'dueOn' | 'issuerNo'>,
  leg: Leg,
  own?: ReadonlyMap<TradeInvoiceId, Fen>,
): TransferCheckInput => ({
  senderNo,
  on: today,
  sources: [{ number: source.number, available: source.amount, dueOn: source.dueOn, issuerSuspended: suspended.has(source.issuerNo) }],
  lines: [
    {
      recipient: { enterpriseNo: leg.recipientNo, verified: suppliers.has(leg.recipientNo) },
      accountUsable: payeeOf.get(leg.receivingAccountId) === leg.recipientNo,
      amount: leg.amount,
    },
  ],
  invoices: usesForCheck(mergedUses(leg.invoices), ofSeller(invoices, leg.recipientNo), own),
});

function refusalOf(
  { code, figures }: TransferCheck,
  { leg, index, source }: PlacedLeg,
  { mergedInto }: Pick<LegFacts, 'mergedInto'>,
): Refusal {
  switch (code) {
    case 'available':
      return new Refusal('LIMIT_EXCEEDED', { min: '0.01', max: yuanOf(source.amount) });
    case 'transferee':
      return figures['self'] === 1
        ? new Refusal('SELF_TRANSFER')
        : refusedField(`legs.${index}.recipientNo`, notASupplier(mergedInto.get(leg.recipientNo)));
    case 'account':
      return new Refusal('ACCOUNT_UNUSABLE');
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

/** A leg with its piece and its position in the application. */
export interface PlacedLeg {
  readonly leg: Leg;
  readonly index: number;
  readonly source: PieceRow;
}

/**
 * Refuses the first leg with a blocking check. Legs use up invoices in order. A suspended issuer only warns (rules §1, Art 15). The
 * invoices are locked.
 */
export function assertLegs(
  { invoices, sellerOf, ...facts }: LegFacts & Pick<LegPartyFacts, 'sellerOf'>,
  senderNo: EnterpriseNo,
  today: CivilDate,
  placed: readonly PlacedLeg[],
): void {
  const taken = new Map<TradeInvoiceId, Fen>();
  for (const one of placed) {
    const { leg, index, source } = one;
    const failed = transferChecks(legCheckInput({ invoices, ...facts }, senderNo, today, source, leg, taken)).find(
      ({ level }) => level === 'fail' || level === 'pending',
    );
    if (failed) throw refusalOf(failed, one, facts);
    if (sellerOf.get(leg.contractId) !== leg.recipientNo)
      throw field(index, 'contractId', '请选择与被转让人之间的合同', 'Choose a contract between you and the recipient');
    for (const { invoiceId, amount } of leg.invoices) taken.set(invoiceId, fen((taken.get(invoiceId) ?? 0n) - amount));
  }
}

const piecesAndBases = prepared((db) => {
  const named = sql`${sql.placeholder('ids')}::text[]`;
  // An array is looked up by key; a condition on either column would read all of the sender's pieces.
  const wanted = sql`array(select unnest(${named}) union select base_id from piece where id = any(${named}))`;
  return db
    .select()
    .from(piece)
    .where(and(sql`${piece.id} = any(${wanted})`, eq(piece.holderNo, sql.placeholder('senderNo'))))
    .prepare('pieces_and_bases');
});

/** The sender's pieces in the legs, and the siblings that determine the numbers of new parts. Refuses NOT_FOUND for other pieces. */
export async function ownPieces(
  db: Db,
  senderNo: EnterpriseNo,
  legs: readonly Leg[],
): Promise<{ readonly pieces: Map<PieceRow['id'], PieceRow>; readonly known: readonly PieceRow[] }> {
  const ids = new Set(legs.map(({ pieceId }) => pieceId));
  const known = await piecesAndBases(db).execute({ senderNo, ids: [...ids] });
  const pieces = new Map(known.flatMap((row) => (ids.has(row.id) ? [[row.id, row] as const] : [])));
  if (pieces.size < ids.size) throw new Refusal('NOT_FOUND');
  return { pieces, known };
}
