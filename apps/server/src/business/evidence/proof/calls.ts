import type { SomeCalls } from '../../../calls/call.ts';
import type { VisitorHandlers } from '../../../calls/handler.ts';
import { evidence } from './evidence.ts';
import { Refusal } from '@lianxin/domain';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { VisitorContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import {
  anchoredHead,
  chainPlace,
  dailyRoot,
  piece,
  platformCertificate,
  sealedPdf,
  voucher,
  voucherHistory,
} from '../../../schema/index.ts';
import { anchorOf, rootView } from './anchors.ts';
import { latestRoot } from './compute-root.ts';

const takeAttempt = ({ network }: VisitorContext, { limiter }: Pick<Services, 'limiter'>) => limiter.take(LIMITS.proof, network);

/** The path to the first root over a chain with this last link; null if there is none. */
async function firstAnchor(db: Db, place: number, head: string) {
  const [covered] = await db
    .select()
    .from(anchoredHead)
    .where(and(eq(anchoredHead.head, head), eq(anchoredHead.place, place)))
    .orderBy(asc(anchoredHead.day))
    .limit(1);
  return covered ? anchorOf(db, covered) : null;
}

const roots: VisitorHandlers['proof']['roots'] = async (context, request, services) => {
  await takeAttempt(context, services);
  const { limit, offset } = windowOf(request);
  const rows = await context.db.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(limit).offset(offset);
  const [all] = await context.db.select({ total: count() }).from(dailyRoot);
  return { list: rows.map(rootView), total: all?.total ?? 0, page: request.page, pageSize: request.pageSize };
};

const root: VisitorHandlers['proof']['root'] = async (context, { day }, services) => {
  await takeAttempt(context, services);
  const row =
    day === undefined ? await latestRoot(context.db) : (await context.db.select().from(dailyRoot).where(eq(dailyRoot.day, day)))[0];
  if (!row) throw new Refusal('NOT_FOUND');
  return rootView(row);
};

const lookUp: VisitorHandlers['proof']['lookUp'] = async (context, { number, hash }, services) => {
  await takeAttempt(context, services);
  const { db } = context;
  const [found] = await db
    .select({ voucherNumber: voucher.number, length: voucher.chainLength, sequence: voucherHistory.sequence, place: chainPlace.place })
    .from(piece)
    .innerJoin(voucher, eq(voucher.id, piece.voucherId))
    .innerJoin(voucherHistory, and(eq(voucherHistory.voucherId, voucher.id), eq(voucherHistory.hash, hash)))
    .leftJoin(chainPlace, eq(chainPlace.voucherId, voucher.id))
    .where(eq(piece.number, number));
  if (!found) throw new Refusal('NOT_FOUND');
  const { place, ...stands } = found;
  return { ...stands, anchor: place === null ? null : await firstAnchor(db, place, hash) };
};

const lookUpDocument: VisitorHandlers['proof']['lookUpDocument'] = async (context, { number, hash }, services) => {
  await takeAttempt(context, services);
  const [found] = await context.db
    .select({ document: sealedPdf, publicKey: platformCertificate.publicKey })
    .from(sealedPdf)
    .innerJoin(platformCertificate, eq(platformCertificate.serial, sealedPdf.certificateSerial))
    .where(and(eq(sealedPdf.number, number), eq(sealedPdf.contentHash, hash)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { kind, issuedAt, fileHash, signature } = found.document;
  return { kind, issuedAt: issuedAt.toISOString(), fileHash, signature, publicKey: found.publicKey };
};

/** Open to everybody: roots, the position of a known link, and the seal of a document with a known hash. Names no party. */
export const proofCalls = {
  proof: {
    roots: { scope: 'public', statements: 3, handle: roots },
    root: { scope: 'public', statements: 2, handle: root },
    lookUp: { scope: 'public', statements: 2, handle: lookUp },
    lookUpDocument: { scope: 'public', statements: 2, handle: lookUpDocument },
  },
  voucher: {
    // Every sealed document in it takes several.
    evidence: { scope: 'enterprise', statements: 105, handle: evidence },
  },
} satisfies SomeCalls;
