import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Random } from '../../../platform/clock/random.ts';
import type { Db } from '../../../platform/db/client.ts';
import { signOnCode } from '../../../schema/index.ts';
import { sha256, type Keyring } from '../../../platform/security/keys.ts';
import type { SessionSubject } from '../../../platform/session/session-control.ts';

/** A sign-in code is valid for a minute, a question for five. */
export const CODE_MS = { entry: 60_000, confirm: 5 * 60_000 } as const;

interface Tools {
  readonly db: Db;
  readonly keys: Keyring;
  readonly random: Random;
  readonly wallClock: Clock;
}

type SignOnCode = typeof signOnCode.$inferSelect;

export interface Arrival {
  readonly kind: SignOnCode['kind'];
  readonly partner: string;
  readonly subject: Pick<SessionSubject, 'userId' | 'enterpriseNo' | 'role'>;
  readonly userAgent: string;
}

/** Creates a one-time code for this browser. Only its keyed hash is stored. */
export async function makeCode({ db, keys, random, wallClock }: Tools, { kind, partner, subject, userAgent }: Arrival): Promise<string> {
  const code = random.bytes(32).toString('base64url');
  await db.insert(signOnCode).values({
    codeHash: keys.hmac('signOn', code),
    kind,
    partner,
    userId: subject.userId,
    enterpriseNo: subject.enterpriseNo,
    role: subject.role,
    agentHash: sha256(userAgent),
    expiresAt: new Date(wallClock.now().getTime() + CODE_MS[kind]),
  });
  return code;
}

/** Uses up a code: one request at most succeeds, in the right browser. A wrong browser uses it up too. */
export async function takeCode(
  { db, keys, wallClock }: Omit<Tools, 'random'>,
  code: string,
  { partner, userAgent }: Pick<Arrival, 'userAgent'> & { readonly partner: string | undefined },
): Promise<SignOnCode | undefined> {
  const now = wallClock.now();
  const [taken] = await db
    .update(signOnCode)
    .set({ usedAt: now })
    .where(and(eq(signOnCode.codeHash, keys.hmac('signOn', code)), isNull(signOnCode.usedAt), gt(signOnCode.expiresAt, now)))
    .returning();
  const fits = taken?.agentHash === sha256(userAgent) && (partner === undefined || partner === taken.partner);
  return fits ? taken : undefined;
}
