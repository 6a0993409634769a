import type { CirculationNode, EnterpriseNo, HistoryEntry } from '@lianxin/api/contract';
import { genesisHash, maskedSignatureText, type Fen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { voucherHistory } from '../../schema/index.ts';
import { partiesOf } from '../enterprise/parties.ts';
import type { PieceRow, VoucherRow } from '../../ledger/rows.ts';
import { known, piecesOf, shown } from './visible.ts';

type NodeView = z.output<typeof CirculationNode>;
type EntryView = z.output<typeof HistoryEntry>;

/** The circulation of a voucher; who the viewer does not deal with is masked. */
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

/** What of a voucher counts. */
export const liveAmount = (pieces: readonly PieceRow[]): bigint =>
  pieces.reduce((left, { live, amount }) => (live ? left + amount : left), 0n);

/** Whom a signature names is for its parties and the issuer to read, whole accounts for the signing enterprise alone; its hash is sealed for all. */
const signatureFor = (row: typeof voucherHistory.$inferSelect, viewerNo: EnterpriseNo, issuerNo: EnterpriseNo): EntryView['signature'] => {
  const { certificateSerial, signedText, signatureValue, actorNo, counterpartyNo } = row;
  if (certificateSerial === null || signedText === null || signatureValue === null) return null;
  if (viewerNo === actorNo) return { certificateSerial, text: signedText, value: signatureValue, verified: true };
  const party = viewerNo === issuerNo || viewerNo === counterpartyNo;
  return party
    ? { certificateSerial, text: maskedSignatureText(signedText), value: signatureValue, verified: true }
    : { certificateSerial: '', text: '', value: '', verified: true };
};

/** A voucher's hash chain as the viewer may read it: every hash, the names only of those it deals with. */
export async function historyOf(db: Db, voucher: VoucherRow, viewerNo: EnterpriseNo): Promise<EntryView[]> {
  const rows = await db.select().from(voucherHistory).where(eq(voucherHistory.voucherId, voucher.id)).orderBy(voucherHistory.sequence);
  // Whoever acted towards another knows whom.
  const dealtWith = rows.flatMap(({ actorNo, counterpartyNo }) =>
    actorNo === viewerNo && counterpartyNo !== null ? [counterpartyNo] : [],
  );
  const names = new Set([...known(await piecesOf(db, voucher.id), viewerNo), ...dealtWith]);
  const party = await partiesOf(
    db,
    rows.flatMap(({ actorNo, counterpartyNo }) => [actorNo, counterpartyNo]),
  );
  const system = { enterpriseNo: null, name: '系统', creditCode: null };
  return rows.map((row) => ({
    sequence: row.sequence,
    kind: row.kind,
    at: row.at,
    actor: row.actorNo === null ? system : shown(party(row.actorNo), names),
    counterparty: row.counterpartyNo === null ? null : shown(party(row.counterpartyNo), names),
    amount: row.amount satisfies Fen | null,
    canonical: row.canonical,
    previousHash: row.previousHash,
    hash: row.hash,
    signature: signatureFor(row, viewerNo, voucher.issuerNo),
  }));
}

export const genesis = genesisHash;
