import type { EnterpriseNo } from '@lianxin/api/contract';
import { maskedSignatureText, type EvidenceEvent, type EvidenceSignature } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { VoucherRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { voucherHistory } from '../../../schema/index.ts';
import { partiesOf, type PartyView } from '../../foundation/parties/index.ts';
import { known, piecesOf, shown } from './visible.ts';

type HistoryRow = typeof voucherHistory.$inferSelect;

/** Signatories are visible to the parties and the issuer, full accounts only to the signing enterprise; everybody gets the sealed hash. */
function signatureFor(row: HistoryRow, viewerNo: EnterpriseNo, issuerNo: EnterpriseNo): EvidenceSignature | null {
  const { certificateSerial: certificate, signedText, signatureValue: value, actorNo, counterpartyNo } = row;
  if (certificate === null || signedText === null || value === null) return null;
  if (viewerNo === actorNo) return { shown: 'whole', certificate, text: signedText, value };
  if (viewerNo !== issuerNo && viewerNo !== counterpartyNo) return { shown: 'withheld', certificate: '', text: '', value: '' };
  const text = maskedSignatureText(signedText);
  return { shown: text === signedText ? 'whole' : 'masked', certificate, text, value };
}

const SYSTEM: PartyView = { enterpriseNo: null, name: '系统', creditCode: null };

/** A link of the hash chain as stored and as the viewer may read it. */
export interface ReadLink {
  readonly row: HistoryRow;
  readonly actor: PartyView;
  readonly counterparty: PartyView | null;
  readonly signature: EvidenceSignature | null;
}

/** The whole hash chain, with only the names that the viewer may read. */
export async function readHistory(db: Db, voucher: VoucherRow, viewerNo: EnterpriseNo) {
  const rows = await db.select().from(voucherHistory).where(eq(voucherHistory.voucherId, voucher.id)).orderBy(voucherHistory.sequence);
  // Two enterprises that dealt with each other may see each other.
  const dealtWith = rows.flatMap(({ actorNo, counterpartyNo }) =>
    actorNo === viewerNo && counterpartyNo !== null ? [counterpartyNo] : [],
  );
  const names = new Set([...known(await piecesOf(db, voucher.id), viewerNo), ...dealtWith]);
  const parties = await partiesOf(db, [voucher.issuerNo, ...rows.flatMap(({ actorNo, counterpartyNo }) => [actorNo, counterpartyNo])]);
  const party = (enterpriseNo: EnterpriseNo) => shown(parties(enterpriseNo), names);
  const links = rows.map((row): ReadLink => ({
    row,
    actor: row.actorNo === null ? SYSTEM : party(row.actorNo),
    counterparty: row.counterpartyNo === null ? null : party(row.counterpartyNo),
    signature: signatureFor(row, viewerNo, voucher.issuerNo),
  }));
  return { links, party };
}

export const evidenceOf = ({ row, actor, counterparty, signature }: ReadLink): EvidenceEvent => ({
  sequence: row.sequence,
  kind: row.kind,
  at: row.at,
  actor: actor.name,
  counterparty: counterparty?.name ?? null,
  canonical: row.canonical,
  previousHash: row.previousHash,
  hash: row.hash,
  signature,
});
