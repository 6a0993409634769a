import { lt } from 'drizzle-orm';
import { captcha, idempotency, session, signatureRequest, signInFailure, signOnCode, signOnNonce } from '../../schema/index.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;

/** Removes what has served its time: sessions, pictures, signing requests, partners' codes, failure counts, remembered answers. */
export async function housekeep({ database: { db }, wallClock }: Pick<Services, 'database' | 'wallClock'>): Promise<void> {
  const now = wallClock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.delete(session).where(lt(session.expiresAt, yesterday));
  await db.delete(captcha).where(lt(captcha.expiresAt, now));
  await db.delete(signatureRequest).where(lt(signatureRequest.expiresAt, yesterday));
  await db.delete(signInFailure).where(lt(signInFailure.failedAt, yesterday));
  await db.delete(signOnCode).where(lt(signOnCode.expiresAt, yesterday));
  await db.delete(signOnNonce).where(lt(signOnNonce.expiresAt, now));
  await db.delete(idempotency).where(lt(idempotency.expiresAt, now));
}
