import type { CirculationNode, EnterpriseNo, HistoryEntry } from '@lianxin/api/contract';
import { genesisHash, type Fen } from '@lianxin/domain';
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import type { PieceRow, VoucherRow } from '../../../ledger/rows.ts';
import { readHistory } from './history.ts';
import { known, shown } from './visible.ts';

type NodeView = z.output<typeof CirculationNode>;
type EntryView = z.output<typeof HistoryEntry>;

/** Parties that the viewer does not deal with are masked. */
export async function treeOf(db: Db, pieces: readonly PieceRow[], viewerNo: EnterpriseNo): Promise<NodeView[]> {
  const names = known(pieces, viewerNo);
  const party = await partiesOf(
    db,
    pieces.map(({ holderNo }) => holderNo),
  );
  return pieces.map(({ id, parentId, number, holderNo, amount, state, live, receivedOn }) => ({
    id,
    parentId,
    number,
    holder: shown(party(holderNo), names),
    mine: holderNo === viewerNo,
    amount,
    state,
    live,
    receivedOn,
  }));
}

export const liveAmount = (pieces: readonly PieceRow[]): bigint =>
  pieces.reduce((left, { live, amount }) => (live ? left + amount : left), 0n);

export async function historyOf(db: Db, voucher: VoucherRow, viewerNo: EnterpriseNo): Promise<EntryView[]> {
  const { links } = await readHistory(db, voucher, viewerNo);
  return links.map(({ row, actor, counterparty, signature }) => ({
    sequence: row.sequence,
    kind: row.kind,
    at: row.at,
    actor,
    counterparty,
    amount: row.amount satisfies Fen | null,
    canonical: row.canonical,
    previousHash: row.previousHash,
    hash: row.hash,
    signature: signature && {
      certificateSerial: signature.certificate,
      text: signature.text,
      value: signature.value,
      verified: true,
    },
  }));
}

export const genesis = genesisHash;
