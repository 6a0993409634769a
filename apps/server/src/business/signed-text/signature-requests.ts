import { SignatureRequestId, type Signature } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { signatureRequest } from '../../schema/index.ts';
import type { CallContext } from '../../platform/call-context.ts';
import type { SignerCertificate } from '../../platform/signer/signer.ts';

const VALID_MS = 300_000;

/** What is to be signed: the act, its object at a version, and the text that fixes the elements shown. */
export interface SigningSubject {
  readonly act: string;
  readonly subjectId: string;
  readonly version: number;
  readonly text: string;
}

/** Fixes the elements of an act for five minutes; answers the request's id and the certificates the person may sign with. */
export async function prepareSignature(
  { db, viewer, ids, wallClock, signer }: CallContext,
  subject: SigningSubject,
): Promise<{ requestId: SignatureRequestId; certificates: SignerCertificate[] }> {
  const id = ids.next();
  const expiresAt = new Date(wallClock.now().getTime() + VALID_MS);
  await db.insert(signatureRequest).values({ id, userId: viewer.userId, ...subject, expiresAt });
  return { requestId: z.parse(SignatureRequestId, id), certificates: await signer.certificatesOf(viewer.userId) };
}

const pending = ({ viewer, wallClock }: Pick<CallContext, 'viewer' | 'wallClock'>, requestId: string) =>
  and(
    eq(signatureRequest.id, requestId),
    eq(signatureRequest.userId, viewer.userId),
    gt(signatureRequest.expiresAt, wallClock.now()),
    isNull(signatureRequest.usedAt),
  );

/** The text of a request of this person that waits for its signature. */
export async function pendingText(context: CallContext, requestId: string): Promise<string> {
  const [row] = await context.db.select({ text: signatureRequest.text }).from(signatureRequest).where(pending(context, requestId));
  if (!row) throw new Refusal('NOT_FOUND');
  return row.text;
}

/**
 * Uses up a signature for an act: it must have been prepared by this person for this act, object and version, say what the act says now,
 * and verify against a certificate of theirs. Refuses SIGNATURE_INVALID otherwise.
 */
export async function requireSignature(
  context: CallContext,
  { act, subjectId, version, text }: SigningSubject,
  signature: Signature,
): Promise<void> {
  const { db, viewer, wallClock, signer } = context;
  const [used] = await db
    .update(signatureRequest)
    .set({ usedAt: wallClock.now() })
    .where(pending(context, signature.requestId))
    .returning();
  const fits = used?.act === act && used.subjectId === subjectId && used.version === version && used.text === text;
  const own = await signer.certificatesOf(viewer.userId);
  const theirs = own.some(({ serial }) => serial === signature.certificateSerial);
  if (!fits || !theirs || !(await signer.verify(signature.certificateSerial, text, signature.value)))
    throw new Refusal('SIGNATURE_INVALID');
}
