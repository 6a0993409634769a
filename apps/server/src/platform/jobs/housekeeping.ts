import { STAFF_INVITATION_KEPT_DAYS } from '@lianxin/domain';
import { and, eq, lt } from 'drizzle-orm';
import {
  captcha,
  idempotency,
  knownPlace,
  lenderQuote,
  rateWindow,
  session,
  signInRecord,
  signatureRequest,
  signInFailure,
  signOnCode,
  signOnNonce,
  staffInvitation,
  upload,
} from '../../schema/index.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a known place is kept after its last use. */
const KNOWN_PLACE_DAYS = 90;
/** Logs must be kept for six months (Cybersecurity Law, art. 21). */
const SIGN_IN_DAYS = 184;

/** Deletes expired rows. */
export async function deleteExpired({
  database: { db },
  clock,
  wallClock,
}: Pick<Services, 'database' | 'clock' | 'wallClock'>): Promise<void> {
  const now = wallClock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.delete(session).where(lt(session.expiresAt, yesterday));
  await db.delete(rateWindow).where(lt(rateWindow.until, now));
  await db.delete(captcha).where(lt(captcha.expiresAt, now));
  await db.delete(signatureRequest).where(lt(signatureRequest.expiresAt, yesterday));
  await db.delete(signInFailure).where(lt(signInFailure.failedAt, yesterday));
  await db.delete(signInRecord).where(lt(signInRecord.at, new Date(now.getTime() - SIGN_IN_DAYS * DAY_MS)));
  await db.delete(knownPlace).where(lt(knownPlace.seenAt, new Date(now.getTime() - KNOWN_PLACE_DAYS * DAY_MS)));
  await db.delete(signOnCode).where(lt(signOnCode.expiresAt, yesterday));
  await db.delete(signOnNonce).where(lt(signOnNonce.expiresAt, now));
  await db.delete(upload).where(and(eq(upload.stored, false), lt(upload.grantedAt, yesterday)));
  await db.delete(idempotency).where(lt(idempotency.expiresAt, now));
  await db
    .delete(staffInvitation)
    .where(lt(staffInvitation.closedAt, new Date(clock.now().getTime() - STAFF_INVITATION_KEPT_DAYS * DAY_MS)));
  await db.delete(lenderQuote).where(lt(lenderQuote.validUntil, clock.now()));
}
