import { and, eq, lt } from 'drizzle-orm';
import {
  captcha,
  idempotency,
  knownPlace,
  lenderQuote,
  session,
  signInRecord,
  signatureRequest,
  signInFailure,
  signOnCode,
  signOnNonce,
  upload,
} from '../../schema/index.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;
/** A place is known no more after so long. */
const KNOWN_DAYS = 90;
/** Sign-ins are kept as long as logs have to be: six months (Cybersecurity Law, art. 21). */
const SIGN_IN_DAYS = 184;

/** Removes what has served its time: sessions, pictures, signing requests, partners' codes, failure counts, remembered answers, permissions to upload, quotes of lenders. */
export async function housekeep({ database: { db }, clock, wallClock }: Pick<Services, 'database' | 'clock' | 'wallClock'>): Promise<void> {
  const now = wallClock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.delete(session).where(lt(session.expiresAt, yesterday));
  await db.delete(captcha).where(lt(captcha.expiresAt, now));
  await db.delete(signatureRequest).where(lt(signatureRequest.expiresAt, yesterday));
  await db.delete(signInFailure).where(lt(signInFailure.failedAt, yesterday));
  await db.delete(signInRecord).where(lt(signInRecord.at, new Date(now.getTime() - SIGN_IN_DAYS * DAY_MS)));
  await db.delete(knownPlace).where(lt(knownPlace.seenAt, new Date(now.getTime() - KNOWN_DAYS * DAY_MS)));
  await db.delete(signOnCode).where(lt(signOnCode.expiresAt, yesterday));
  await db.delete(signOnNonce).where(lt(signOnNonce.expiresAt, now));
  await db.delete(upload).where(and(eq(upload.stored, false), lt(upload.grantedAt, yesterday)));
  await db.delete(idempotency).where(lt(idempotency.expiresAt, now));
  await db.delete(lenderQuote).where(lt(lenderQuote.validUntil, clock.now()));
}
