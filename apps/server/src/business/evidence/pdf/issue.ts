import type { FileView } from '@lianxin/api/contract';
import { canonicalText, sealPdf, type HistoryValue, type PdfKind, type PdfProof, type ProvedChain } from '@lianxin/domain';
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { sm3 } from '../../../ledger/sm3.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { drawPdf, type Pdf } from '../../../platform/pdf/pdf.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import type { Services } from '../../../platform/services.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { PlatformSeal } from '../../../platform/signer/platform-seal.ts';
import { uploadKey, uploadPrefix } from '../../../platform/storage/object-key.ts';
import { file, sealedPdf, storedObject } from '../../../schema/index.ts';
import { nextNumber } from '../../applications/application/index.ts';
import { fileView } from '../../foundation/files/index.ts';
import { colophon } from './colophon.ts';

const NUMBERING = { prefix: 'WJ', sequence: 'pdf_number_seq' };

export interface PdfDraft {
  readonly kind: PdfKind;
  readonly subjectId: string;
  readonly title: string;
  readonly fileName: string;
  readonly layout: 'portrait' | 'landscape';
  /** Everything shown. It is sealed, and a stored document is reused as long as the facts are the same. */
  readonly facts: Readonly<Record<string, HistoryValue>>;
  readonly chain: ProvedChain | null;
  /** Draws the pages without the footer; may show number and hash. */
  readonly draw: (pdf: Pdf, proof: Pick<PdfProof, 'number' | 'contentHash'>) => void;
}

type Tools = Pick<Services, 'config' | 'platformSeal'>;

/** SM3 of bytes in hexadecimal. */
export const sm3OfBytes = (bytes: Uint8Array): string => createHash('sm3').update(bytes).digest('hex');

/** The enterprise's earlier document with the same facts. */
async function madeBefore(
  { db }: CallContext,
  row: Pick<typeof sealedPdf.$inferSelect, 'enterpriseNo' | 'kind' | 'subjectId' | 'contentHash'>,
) {
  const [found] = await db
    .select({ file })
    .from(sealedPdf)
    .innerJoin(file, eq(file.id, sealedPdf.fileId))
    .where(
      and(
        eq(sealedPdf.enterpriseNo, row.enterpriseNo),
        eq(sealedPdf.kind, row.kind),
        eq(sealedPdf.subjectId, row.subjectId),
        eq(sealedPdf.contentHash, row.contentHash),
      ),
    );
  return found?.file;
}

/** Waits for other transactions that make the same document, so that it is drawn and stored once. */
const waitForOthers = ({ db }: CallContext, row: Pick<typeof sealedPdf.$inferSelect, 'enterpriseNo' | 'kind' | 'subjectId'>) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${[row.enterpriseNo, row.kind, row.subjectId].join(' ')}, 203))`);

/** Draws, numbers and seals a document. */
async function sealed(draft: PdfDraft, proof: PdfProof, issuedAt: Date, platform: string, { sign }: PlatformSeal) {
  const about = { title: draft.title, author: platform, issuedAt, layout: draft.layout };
  const draw = (pdf: Pdf) => {
    draft.draw(pdf, proof);
    colophon(pdf, proof);
  };
  const unsealed = await drawPdf(about, draw, proof);
  return sealPdf(unsealed, sm3OfBytes, sign);
}

/**
 * Returns the enterprise's existing document if the facts are unchanged; otherwise numbers, seals and stores a new one. The address offers
 * a download.
 */
export async function issuePdf(tools: Tools, context: CallContext, draft: PdfDraft): Promise<FileView> {
  const view = fileView(await issued(tools, context, draft));
  // The `download` attribute does not work across hosts; the response header does.
  return { ...view, url: `${view.url}?save=1` };
}

/** A document with its bytes. */
export interface IssuedPdf {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Also returns the bytes, for bundles. */
export async function issuedPdf(tools: Tools, context: CallContext, draft: PdfDraft): Promise<IssuedPdf> {
  const { name, key } = await issued(tools, context, draft);
  const bytes = await context.store.get(key);
  if (!bytes) throw new Error(`the document ${name} is not in the store`);
  return { name, bytes };
}

async function issued({ config, platformSeal }: Tools, context: CallContext, draft: PdfDraft): Promise<typeof file.$inferSelect> {
  const { db, store, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const content = canonicalText(draft.facts);
  const contentHash = sm3(content);
  const row = { enterpriseNo, kind: draft.kind, subjectId: draft.subjectId, contentHash };
  const before = await madeBefore(context, row);
  if (before) return before;
  await waitForOthers(context, row);
  const meanwhile = await madeBefore(context, row);
  if (meanwhile) return meanwhile;
  const issuedAt = clock.now();
  const { kind, chain } = draft;
  const proof: PdfProof = {
    number: await nextNumber(context, NUMBERING),
    kind,
    issuedAt: issuedAt.toISOString(),
    issuedFor: viewer.enterpriseName ?? '',
    chain,
    content,
    contentHash,
    certificate: platformSeal.certificate,
  };
  const { pdf, seal } = await sealed(draft, proof, issuedAt, config.platformName, platformSeal);
  const bytes = Buffer.from(pdf);
  const key = uploadKey(uploadPrefix(enterpriseNo, ids.next()), '.pdf');
  await store.put(key, bytes);
  const contentType = 'application/pdf';
  await db.insert(storedObject).values({ key, enterpriseNo, size: bytes.length, contentType, sha256: sha256(bytes), storedAt: issuedAt });
  const made = {
    id: ids.next(),
    enterpriseNo,
    key,
    name: draft.fileName,
    size: bytes.length,
    contentType,
    uploadedBy: viewer.userId,
    uploadedAt: issuedAt,
  };
  const [kept] = await db.insert(file).values(made).returning();
  if (!kept) throw new Error('the document was not kept');
  await db.insert(sealedPdf).values({
    ...row,
    number: proof.number,
    fileId: made.id,
    fileHash: seal.fileHash,
    certificateSerial: proof.certificate.serial,
    signature: seal.signature,
    issuedBy: viewer.userId,
    issuedAt,
  });
  return kept;
}
