import type { EnterpriseNo } from '../schema/ids.ts';
import { canonicalHistory, chainHash, type Fen, type HistoryValue } from '@lianxin/domain';
import type { voucherHistory } from '../schema/index.ts';
import type { ActContext } from './act-context.ts';
import type { PieceRow, VoucherRow } from './rows.ts';
import { sm3 } from './sm3.ts';

/** A verified signature as stored. */
export interface KeptSignature {
  readonly certificateSerial: string;
  readonly text: string;
  readonly value: string;
}

/** An event in a voucher's history. */
export interface LedgerEvent {
  /** The object and the event, such as "transfer.pass". */
  readonly kind: string;
  /** The main piece first, then all other changed pieces. */
  readonly pieces: readonly [PieceRow, ...PieceRow[]];
  readonly counterpartyNo?: EnterpriseNo | null;
  readonly signature?: KeptSignature | undefined;
  /** Additional hashed data, such as the terms of a new voucher. */
  readonly details?: { readonly [key: string]: HistoryValue };
}

/** An enterprise's pseudonym in a voucher's history: everybody can verify the hash chain, but only those who know the salt can resolve names. */
export const pseudonymOf = ({ salt }: Pick<VoucherRow, 'salt'>, enterpriseNo: string): string =>
  sm3(`${salt}|${enterpriseNo}`).slice(0, 16);

const hashedPiece = (row: VoucherRow, { number, amount, holderNo, state, live }: PieceRow): HistoryValue => ({
  number,
  amount,
  holder: pseudonymOf(row, holderNo),
  state,
  live,
});

export type HistoryRow = typeof voucherHistory.$inferSelect;

/** The new links of a voucher's hash chain for these events, and the new head. */
export function appendedHistory(
  { clock, actor }: Pick<ActContext, 'clock' | 'actor'>,
  row: VoucherRow,
  events: readonly LedgerEvent[],
): { readonly links: HistoryRow[]; readonly head: Pick<VoucherRow, 'chainHead' | 'chainLength'> } {
  const at = clock.now().toISOString();
  let head = { chainHead: row.chainHead, chainLength: row.chainLength };
  const links = events.map(({ kind, pieces, counterpartyNo = null, signature, details = {} }) => {
    const subject = pieces[0];
    const event = {
      voucherNumber: row.number,
      sequence: head.chainLength + 1,
      at,
      kind,
      ...(actor.enterpriseNo !== null && { actorNo: pseudonymOf(row, actor.enterpriseNo) }),
      details: {
        ...details,
        pieces: pieces.map((changed) => hashedPiece(row, changed)),
        ...(counterpartyNo !== null && { counterparty: pseudonymOf(row, counterpartyNo) }),
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
  return { links, head };
}
