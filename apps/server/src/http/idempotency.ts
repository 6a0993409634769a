import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '@lianxin/domain';
import type { Db } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { deferWrites } from '../platform/db/deferred-writes.ts';
import type { EncryptedColumn } from '../platform/security/encrypted-columns.ts';
import type { Services } from '../platform/services.ts';
import { idempotency } from '../schema/index.ts';

export const STORED_MS = 24 * 3_600_000;
/** After this time the server of an act is assumed to have crashed, and a repetition performs it. */
const ABANDONED_MS = 60_000;
const POLL_MS = 100;
/** Maximum wait for an act in progress; it may have been abandoned and started again meanwhile. */
const MAX_WAIT_MS = 70_000;

export interface Intent {
  readonly userId: string;
  /** The client's idempotency key. */
  readonly key: string;
  /** Keyed hash of call, enterprise and body. */
  readonly requestHash: string;
}

/** An answer to be stored. */
export interface Outcome {
  readonly answer: string;
  readonly refused: boolean;
}

type Needs = Pick<Services, 'keys'>;

const ownerOf = (userId: string, key: string): string => `answer ${userId} ${key}`;

/** The encrypted column of stored answers. */
export const ANSWER_COLUMN: EncryptedColumn = { table: 'idempotency', column: 'answer', key: ['user_id', 'key'], owner: ownerOf };

const rowOf = ({ userId, key }: Intent) => and(eq(idempotency.userId, userId), eq(idempotency.key, key));

const param = sql.placeholder;
const claimStatement = prepared((db) =>
  db
    .insert(idempotency)
    .values({ userId: param('userId'), key: param('key'), requestHash: param('requestHash'), expiresAt: param('expiresAt') })
    .onConflictDoUpdate({
      target: [idempotency.userId, idempotency.key],
      set: { requestHash: sql`excluded.request_hash`, expiresAt: sql`excluded.expires_at`, answer: null, refused: false },
      setWhere: sql`${idempotency.expiresAt} <= ${param('now')}::timestamptz
        or (${idempotency.refused} and ${idempotency.requestHash} <> excluded.request_hash)
        or (${idempotency.answer} is null and ${idempotency.expiresAt} <= ${param('abandoned')}::timestamptz)`,
    })
    .returning({ key: idempotency.key })
    .prepare('claim_intent'),
);

/** Claims a key. `new`: the caller performs the act. `underWay`: it is in progress elsewhere. Otherwise the stored answer. Refuses a key that was used for another request. */
async function claim({ keys }: Needs, db: Db, intent: Intent, now: Date): Promise<'new' | 'underWay' | Pick<Outcome, 'answer'>> {
  const { userId, key, requestHash } = intent;
  const expiresAt = new Date(now.getTime() + STORED_MS);
  const abandoned = new Date(expiresAt.getTime() - ABANDONED_MS);
  const claimed = await claimStatement(db).execute({
    userId,
    key,
    requestHash,
    expiresAt,
    now: now.toISOString(),
    abandoned: abandoned.toISOString(),
  });
  if (claimed.length > 0) return 'new';
  const [first] = await db.select().from(idempotency).where(rowOf(intent));
  if (!first || first.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_REUSED');
  return first.answer === null ? 'underWay' : { answer: keys.decrypt(ownerOf(userId, key), first.answer) };
}

/**
 * Claims a key inside the act's transaction. Undefined if it is new; other requests with the key then wait until the transaction ends.
 * Otherwise the stored answer. Refuses a key that was used for another request.
 */
export async function claimIntent(needs: Needs, db: Db, intent: Intent, now: Date): Promise<string | undefined> {
  const claimed = await claim(needs, db, intent, now);
  return typeof claimed === 'string' ? undefined : claimed.answer;
}

/** The statement that stores an answer, encrypted because it may contain personal data. */
const storeAnswerStatement = ({ keys }: Needs, intent: Intent, answer: string, refused: boolean): SQL =>
  sql`update idempotency set answer = ${keys.encrypt(ownerOf(intent.userId, intent.key), answer)}, refused = ${refused} where user_id = ${intent.userId} and key = ${intent.key}`;

/** Stores the answer in the act's transaction. */
export const storeAnswer = (needs: Needs, transaction: Db, intent: Intent, answer: string): void =>
  deferWrites(transaction, storeAnswerStatement(needs, intent, answer, false));

/**
 * Performs an act with its own transactions once for its key. A repetition waits for the answer of the first request, even if it is a
 * refusal, because a failed attempt must not be counted twice. If the act fails or its server crashes, the key is released.
 */
export async function performOnceForKey(
  needs: Needs & Pick<Services, 'database' | 'wallClock'>,
  intent: Intent,
  act: () => Promise<Outcome>,
): Promise<string> {
  const { database, wallClock } = needs;
  for (const since = wallClock.now().getTime(); ;) {
    const now = wallClock.now();
    const claimed = await claim(needs, database.db, intent, now);
    if (claimed === 'new') break;
    if (claimed !== 'underWay') return claimed.answer;
    if (now.getTime() - since >= MAX_WAIT_MS) throw new Refusal('TOO_FREQUENT');
    await wait(POLL_MS);
  }
  try {
    const { answer, refused } = await act();
    await database.db.execute(storeAnswerStatement(needs, intent, answer, refused));
    return answer;
  } catch (error) {
    await database.db
      .delete(idempotency)
      .where(rowOf(intent))
      .catch(() => {});
    throw error;
  }
}
