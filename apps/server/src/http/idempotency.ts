import { and, eq, lte } from 'drizzle-orm';
import { Refusal } from '@lianxin/domain';
import type { Db } from '../platform/db/client.ts';
import { idempotency } from '../schema/index.ts';

export const KEPT_MS = 24 * 3_600_000;

export interface Intent {
  readonly userId: string;
  /** The client's name for what the person wants done once. */
  readonly key: string;
  /** Keyed hash of call, enterprise and body. */
  readonly requestHash: string;
}

/**
 * Claims an intent inside the act's transaction. Undefined: it is new, and others with the key wait until this transaction ends.
 * Otherwise the answer it had; the key of another request is refused.
 */
export async function claimIntent(db: Db, { userId, key, requestHash }: Intent, now: Date): Promise<string | undefined> {
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const claimed = await db
    .insert(idempotency)
    .values({ userId, key, requestHash, expiresAt })
    .onConflictDoUpdate({
      target: [idempotency.userId, idempotency.key],
      set: { requestHash, expiresAt, answer: null },
      setWhere: lte(idempotency.expiresAt, now),
    })
    .returning({ key: idempotency.key });
  if (claimed.length > 0) return undefined;
  const [first] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.userId, userId), eq(idempotency.key, key)));
  if (!first || first.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_REUSED');
  return first.answer ?? undefined;
}

/** Keeps the answer with the act that it answers: both are in the database, or neither. */
export async function keepAnswer(db: Db, { userId, key }: Intent, answer: string): Promise<void> {
  await db
    .update(idempotency)
    .set({ answer })
    .where(and(eq(idempotency.userId, userId), eq(idempotency.key, key)));
}
