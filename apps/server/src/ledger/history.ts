import type { EnterpriseNo } from '../schema/ids.ts';
import { canonicalHistory, chainHash, type Fen, type HistoryValue } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { voucher, voucherHistory } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import type { PieceRow, VoucherRow } from './rows.ts';
import { sm3 } from './sm3.ts';

/** A verified signature as it is kept. */
export interface KeptSignature {
  readonly certificateSerial: string;
  readonly text: string;
  readonly value: string;
}

/** Something that happens to a voucher. */
export interface LedgerEvent {
  /** The object and its event, such as "transfer.pass". */
  readonly kind: string;
  /** The piece it is about, first, and all others that it changed. */
  readonly pieces: readonly [PieceRow, ...PieceRow[]];
  readonly counterpartyNo?: EnterpriseNo | null;
  readonly signature?: KeptSignature | undefined;
  /** Further facts to seal, such as the terms of a new voucher. */
  readonly details?: { readonly [key: string]: HistoryValue };
}

/** The name under which an enterprise stands in a voucher's history: everybody can check it, only those who know the salt can resolve it. */
export const aliasOf = ({ salt }: Pick<VoucherRow, 'salt'>, enterpriseNo: string): string => sm3(`${salt}|${enterpriseNo}`).slice(0, 16);

const sealedPiece = (row: VoucherRow, { number, amount, holderNo, state, live }: PieceRow): HistoryValue => ({
  number,
  amount,
  holder: aliasOf(row, holderNo),
  state,
  live,
});

/** Adds events to the end of a voucher's history, in order; answers the voucher with its new head. The caller holds the voucher. */
export async function appendHistory(context: ActContext, row: VoucherRow, events: readonly LedgerEvent[]): Promise<VoucherRow> {
  const { db, clock, actor } = context;
  const at = clock.now().toISOString();
  let head = { chainHead: row.chainHead, chainLength: row.chainLength };
  const rows = events.map(({ kind, pieces, counterpartyNo = null, signature, details = {} }) => {
    const subject = pieces[0];
    const event = {
      voucherNumber: row.number,
      sequence: head.chainLength + 1,
      at,
      kind,
      ...(actor.enterpriseNo !== null && { actorNo: aliasOf(row, actor.enterpriseNo) }),
      details: {
        ...details,
        pieces: pieces.map((changed) => sealedPiece(row, changed)),
        ...(counterpartyNo !== null && { counterparty: aliasOf(row, counterpartyNo) }),
        ...(signature && { certificate: signature.certificateSerial, signature: sm3(signature.value) }),
      },
    };
    const hash = chainHash(head.chainHead, event, sm3);
    const link = {
      voucherId: row.id,
      sequence: event.sequence,
      at,
      kind,
      actorNo: actor.enterpriseNo,
      counterpartyNo,
      pieceId: subject.id,
      amount: subject.amount satisfies Fen,
      canonical: canonicalHistory(event),
      previousHash: head.chainHead,
      hash,
      certificateSerial: signature?.certificateSerial ?? null,
      signedText: signature?.text ?? null,
      signatureValue: signature?.value ?? null,
    };
    head = { chainHead: hash, chainLength: event.sequence };
    return link;
  });
  await db.insert(voucherHistory).values(rows);
  await db.update(voucher).set(head).where(eq(voucher.id, row.id));
  return { ...row, ...head };
}
