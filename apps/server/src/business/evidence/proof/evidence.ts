import {
  EVIDENCE_FORMAT,
  MANIFEST_FILE,
  partDigests,
  Refusal,
  sealText,
  writeManifest,
  yuanOf,
  type Anchor,
  type Manifest,
} from '@lianxin/domain';
import { desc, eq, inArray } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { sm3 } from '../../../ledger/sm3.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { anchoredHead, certificate, chainPlace, dailyRoot, voucher } from '../../../schema/index.ts';
import type { VoucherId } from '../../../schema/ids.ts';
import { documentsOf } from '../pdf/index.ts';
import { byId, evidenceOf, readHistory, visiblePiece } from '../../vouchers/voucher/index.ts';
import { anchorOf } from './anchors.ts';
import { evidenceFiles } from './evidence-files.ts';

/** The path from a voucher's chain to the latest root over it; null before the first. */
async function latestAnchor(db: Db, voucherId: VoucherId): Promise<Anchor | null> {
  const [covered] = await db
    .select({ place: chainPlace.place, length: anchoredHead.length })
    .from(chainPlace)
    .innerJoin(anchoredHead, eq(anchoredHead.place, chainPlace.place))
    .where(eq(chainPlace.voucherId, voucherId))
    .orderBy(desc(anchoredHead.day))
    .limit(1);
  const [latest] = covered ? await db.select({ day: dailyRoot.day }).from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(1) : [];
  return covered && latest ? anchorOf(db, { ...covered, ...latest }) : null;
}

/** A ZIP with the evidence and sealed documents of a voucher, masked for the viewer, that anybody can verify without this platform. */
export const evidence: ServedHandlers['voucher']['evidence'] = async (context, { id }, { platformSeal, config }) => {
  const { db, clock, viewer } = context;
  const viewerNo = enterpriseOf(context);
  const piece = await visiblePiece(db, viewerNo, byId(id));
  const [root] = await db.select().from(voucher).where(eq(voucher.id, piece.voucherId));
  if (!root) throw new Refusal('NOT_FOUND');
  const history = await readHistory(db, root, viewerNo);
  const events = history.links.map(evidenceOf);
  const serials = events.flatMap(({ signature }) => (signature?.shown === 'whole' ? signature.certificate : []));
  const certificates = await db
    .select()
    .from(certificate)
    .where(inArray(certificate.serial, [...new Set(serials)]))
    .orderBy(certificate.serial);
  const createdAt = clock.now();
  const documents = await documentsOf({ platformSeal, config }, context, { pieceId: piece.id, voucherId: root.id });
  const { publicKey } = platformSeal.certificate;
  const files = evidenceFiles({ number: piece.number, platformName: config.platformName, publicKey }, documents);
  const draft: Omit<Manifest, 'seal'> = {
    format: EVIDENCE_FORMAT,
    facts: {
      createdAt: createdAt.toISOString(),
      viewer: viewer.enterpriseName ?? '',
      number: root.number,
      pieceNumber: piece.number,
      issuer: history.party(root.issuerNo).name,
      faceAmount: yuanOf(root.faceAmount),
      issuedOn: root.issuedOn,
      dueOn: root.dueOn,
      paymentDate: root.paymentDate,
      promiseNumber: root.promiseNumber,
    },
    chain: { head: root.chainHead, length: root.chainLength },
    anchor: await latestAnchor(db, root.id),
    certificates: certificates.map(({ serial, enterpriseNo, issuedBy, validUntil, publicKey }) => ({
      serial,
      holder: enterpriseNo === null ? '' : history.party(enterpriseNo).name,
      issuedBy,
      validUntil: validUntil.toISOString(),
      publicKey,
    })),
    files: files.map(({ name, bytes }) => ({ name, size: bytes.length, sm3: sm3(bytes) })),
    events,
  };
  const digests = partDigests(draft, sm3);
  const seal = { digests, publicKey, value: platformSeal.sign(sealText(digests, sm3)) };
  const entries = [{ name: MANIFEST_FILE, bytes: strToU8(writeManifest({ ...draft, seal })) }, ...files];
  // Uncompressed, so that later damage stays local and can be located.
  const zip = zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), { level: 0, mtime: createdAt });
  return { name: `${piece.number}-evidence.zip`, content: Buffer.from(zip).toString('base64') };
};
