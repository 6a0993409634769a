import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { formerPassword, mailConfirmation, messageDelivery, session, setting, userAccount } from '../../../schema/index.ts';
import { livePositionsOf } from './erasure.ts';

const ERASED_NAME = '已删除用户';

/**
 * Erases what no law requires us to keep: mailbox, deliveries, settings. If the person acts for no enterprise any more, also name, contacts
 * and sign-in. Signed texts and the audit trail stay.
 */
export async function erasePerson(db: Db, at: Date, userId: string): Promise<'all' | 'optional'> {
  const positions = await livePositionsOf(db, userId);
  for (const table of [messageDelivery, mailConfirmation, setting]) await db.delete(table).where(eq(table.userId, userId));
  await db.update(userAccount).set({ mail: null }).where(eq(userAccount.userId, userId));
  if (positions.length > 0) return 'optional';
  await db.delete(formerPassword).where(eq(formerPassword.userId, userId));
  await db
    .update(userAccount)
    .set({
      userName: `erased-${userId}`,
      displayName: ERASED_NAME,
      mobile: '',
      identityNumber: null,
      identityLookup: null,
      passwordHash: '',
      passwordDue: true,
      credentialEpoch: sql`${userAccount.credentialEpoch} + 1`,
      lastSignInAddress: null,
      previousSignInAddress: null,
    })
    .where(eq(userAccount.userId, userId));
  await db
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.userId, userId), isNull(session.revokedAt)));
  return 'all';
}
