import { SignatureRequestId, type Signature } from '@lianxin/api/contract';
import { boundText, Refusal } from '@lianxin/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { KeptSignature } from '../../../ledger/history.ts';
import { signatureRequest, usedSignature } from '../../../schema/index.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Signatory, SignerCertificate } from '../../../platform/signer/signer.ts';

const VALID_MS = 300_000;

/** What is to be signed: the act, its object at a version, and the text with the elements shown. */
export interface SigningSubject {
  readonly act: string;
  readonly subjectId: string;
  readonly version: number;
  readonly text: string;
}

export const signatoryOf = ({ viewer }: Pick<CallContext, 'viewer'>): Signatory => ({
  userId: viewer.userId,
  enterpriseNo: enterpriseOf({ viewer }),
});

interface PreparedSignature {
  readonly requestId: SignatureRequestId;
  /** The text, bound to the version and to this request. */
  readonly text: string;
  readonly certificates: readonly SignerCertificate[];
}

/** Fixes the elements for five minutes. Returns the text and the certificates that the person may sign with for the enterprise. */
export async function prepareSignature(context: CallContext, { text, ...subject }: SigningSubject): Promise<PreparedSignature> {
  const { db, ids, wallClock, signer } = context;
  const id = ids.next();
  const signatory = signatoryOf(context);
  const bound = boundText(text, { version: subject.version, nonce: id });
  const expiresAt = new Date(wallClock.now().getTime() + VALID_MS);
  await db.insert(signatureRequest).values({ id, ...signatory, ...subject, text: bound, expiresAt });
  return { requestId: z.parse(SignatureRequestId, id), text: bound, certificates: await signer.certificatesOf(signatory) };
}

const placeholder = sql.placeholder;
const now = sql`${placeholder('now')}::timestamptz`;
const isUnused = and(
  eq(signatureRequest.id, placeholder('requestId')),
  eq(signatureRequest.userId, placeholder('userId')),
  eq(signatureRequest.enterpriseNo, placeholder('enterpriseNo')),
  isNull(signatureRequest.usedAt),
);
const isPending = and(isUnused, gt(signatureRequest.expiresAt, now));

/** Conditions for an open request of this person. */
const pending = (context: Pick<CallContext, 'viewer' | 'wallClock'>, requestId: string) => ({
  requestId,
  ...signatoryOf(context),
  now: context.wallClock.now().toISOString(),
});

const waiting = prepared((db) =>
  db
    .select({ text: signatureRequest.text, expiresAt: signatureRequest.expiresAt })
    .from(signatureRequest)
    .where(isUnused)
    .prepare('signature_waiting'),
);

/** Refuses SIGNING_TIMED_OUT when the request has expired. */
export async function pendingText(context: CallContext, requestId: string): Promise<string> {
  const [row] = await waiting(context.db).execute({ requestId, ...signatoryOf(context) });
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.expiresAt <= context.wallClock.now()) throw new Refusal('SIGNING_TIMED_OUT');
  return row.text;
}

const BINDING = 'certificateBinding';

/** A text that only proves possession of a key; valid once, for this person and enterprise. */
export async function prepareBindingText(context: CallContext): Promise<Pick<PreparedSignature, 'requestId' | 'text'>> {
  const { userId, enterpriseNo } = signatoryOf(context);
  const text = `LX-BIND-1|${enterpriseNo}|${userId}`;
  const { requestId, text: bound } = await prepareSignature(context, { act: BINDING, subjectId: userId, version: 0, text });
  return { requestId, text: bound };
}

/** Uses up the prepared binding text. */
export async function takeBindingText(context: CallContext, requestId: string): Promise<string> {
  const now = context.wallClock.now();
  const [row] = await context.db
    .update(signatureRequest)
    .set({ usedAt: now })
    .where(
      and(
        eq(signatureRequest.id, requestId),
        eq(signatureRequest.act, BINDING),
        eq(signatureRequest.userId, context.viewer.userId),
        eq(signatureRequest.enterpriseNo, enterpriseOf(context)),
        gt(signatureRequest.expiresAt, now),
        isNull(signatureRequest.usedAt),
      ),
    )
    .returning({ text: signatureRequest.text });
  if (!row) throw new Refusal('NOT_FOUND');
  return row.text;
}

/** Uses up the matching request and stores the signature value, which must be new. Returns nothing if either was used before. */
const takeSignature = prepared((db) => {
  const isFor = and(
    eq(signatureRequest.act, placeholder('act')),
    eq(signatureRequest.subjectId, placeholder('subjectId')),
    eq(signatureRequest.version, placeholder('version')),
    eq(signatureRequest.text, placeholder('text')),
  );
  const used = db
    .$with('used')
    .as(db.update(signatureRequest).set({ usedAt: now }).where(and(isPending, isFor)).returning({ id: signatureRequest.id }));
  return db
    .with(used)
    .insert(usedSignature)
    .select(sql`select ${placeholder('value')}::text, ${now} from used`)
    .onConflictDoNothing()
    .returning()
    .prepare('signature_taken');
});

/**
 * Uses up the signature that an act requires. It must have been prepared by this person for this enterprise, act, object and version, have
 * the current text, verify against one of their certificates and be unused. Refuses SIGNATURE_INVALID otherwise.
 */
export async function requireSignature(
  context: CallContext,
  { act, subjectId, version, text }: SigningSubject,
  signature: Signature | undefined,
): Promise<KeptSignature> {
  if (!signature) throw new Refusal('SIGNATURE_INVALID');
  const { requestId, certificateSerial, value } = signature;
  const signed = boundText(text, { version, nonce: requestId });
  if (!(await context.signer.verifyOf(signatoryOf(context), certificateSerial, signed, value))) throw new Refusal('SIGNATURE_INVALID');
  const wanted = { ...pending(context, requestId), act, subjectId, version, text: signed, value };
  const taken = await takeSignature(context.db).execute(wanted);
  if (taken.length === 0) throw new Refusal('SIGNATURE_INVALID');
  return { certificateSerial, text: signed, value };
}
