import { SignatureRequestId, type Signature } from '@lianxin/api/contract';
import { boundText, Refusal } from '@lianxin/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { KeptSignature } from '../../ledger/history.ts';
import { signatureRequest, usedSignature } from '../../schema/index.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Signatory, SignerCertificate } from '../../platform/signer/signer.ts';

const VALID_MS = 300_000;

/** What is to be signed: the act, its object at a version, and the text that fixes the elements shown. */
export interface SigningSubject {
  readonly act: string;
  readonly subjectId: string;
  readonly version: number;
  readonly text: string;
}

type Asking = Pick<CallContext, 'viewer' | 'wallClock'>;

/** The person of the call, as a signatory of the enterprise they act for. */
export const signatoryOf = ({ viewer }: Pick<CallContext, 'viewer'>): Signatory => ({
  userId: viewer.userId,
  enterpriseNo: enterpriseOf({ viewer }),
});

interface PreparedSignature {
  readonly requestId: SignatureRequestId;
  /** What is signed: the text, bound to the version and to this preparation. */
  readonly text: string;
  readonly certificates: readonly SignerCertificate[];
}

/** Fixes the elements of an act for five minutes; answers what to sign, and the certificates that the person may sign with for the enterprise. */
export async function prepareSignature(context: CallContext, { text, ...subject }: SigningSubject): Promise<PreparedSignature> {
  const { db, ids, wallClock, signer } = context;
  const id = ids.next();
  const signatory = signatoryOf(context);
  const bound = boundText(text, { version: subject.version, nonce: id });
  const expiresAt = new Date(wallClock.now().getTime() + VALID_MS);
  await db.insert(signatureRequest).values({ id, ...signatory, ...subject, text: bound, expiresAt });
  return { requestId: z.parse(SignatureRequestId, id), text: bound, certificates: await signer.certificatesOf(signatory) };
}

const pending = ({ viewer, wallClock }: Asking, requestId: string) =>
  and(
    eq(signatureRequest.id, requestId),
    eq(signatureRequest.userId, viewer.userId),
    eq(signatureRequest.enterpriseNo, enterpriseOf({ viewer })),
    gt(signatureRequest.expiresAt, wallClock.now()),
    isNull(signatureRequest.usedAt),
  );

/** The text of a request of this person that waits for its signature. */
export async function pendingText(context: CallContext, requestId: string): Promise<string> {
  const [row] = await context.db.select({ text: signatureRequest.text }).from(signatureRequest).where(pending(context, requestId));
  if (!row) throw new Refusal('NOT_FOUND');
  return row.text;
}

/** Takes a signature's value for good; false where an act took it before. */
async function takeValue({ db, wallClock }: CallContext, value: string): Promise<boolean> {
  const taken = await db.insert(usedSignature).values({ value, usedAt: wallClock.now() }).onConflictDoNothing().returning();
  return taken.length > 0;
}

/**
 * Uses up the signature that an act demands: it must have been prepared by this person, for the enterprise they act for, for this act,
 * object and version, say what the act says now, verify against a certificate of theirs for that enterprise, and be new. Refuses
 * SIGNATURE_INVALID otherwise, and without one.
 */
export async function requireSignature(
  context: CallContext,
  { act, subjectId, version, text }: SigningSubject,
  signature: Signature | undefined,
): Promise<KeptSignature> {
  if (!signature) throw new Refusal('SIGNATURE_INVALID');
  const { db, wallClock, signer } = context;
  const { requestId, certificateSerial, value } = signature;
  const [used] = await db.update(signatureRequest).set({ usedAt: wallClock.now() }).where(pending(context, requestId)).returning();
  const signed = boundText(text, { version, nonce: requestId });
  const fits = used?.act === act && used.subjectId === subjectId && used.version === version && used.text === signed;
  const own = await signer.certificatesOf(signatoryOf(context));
  const theirs = own.some(({ serial }) => serial === certificateSerial);
  const holds = fits && theirs && (await signer.verify(certificateSerial, signed, value)) && (await takeValue(context, value));
  if (!holds) throw new Refusal('SIGNATURE_INVALID');
  return { certificateSerial, text: signed, value };
}
