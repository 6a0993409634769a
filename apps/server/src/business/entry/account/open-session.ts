import type { User } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import { userAccount } from '../../../schema/index.ts';
import type { VisitorContext } from '../../../platform/call-context.ts';
import type { OpenedSession, SessionSubject } from '../../../platform/session/session-control.ts';
import { userOf } from './user.ts';

/**
 * Opens a session after authentication by a credential of this epoch or by a partner, and records time and address for the next sign-in.
 */
export async function openSession(
  context: Pick<VisitorContext, 'db' | 'wallClock' | 'ip' | 'session' | 'channels' | 'clock' | 'language'>,
  subject: SessionSubject,
  epoch?: number,
): Promise<OpenedSession & { readonly user: User }> {
  const { db, wallClock, ip, session } = context;
  const opened = await session.open(subject, epoch);
  await db
    .update(userAccount)
    .set({
      lastSignInAt: wallClock.now(),
      lastSignInAddress: ip || null,
      previousSignInAt: userAccount.lastSignInAt,
      previousSignInAddress: userAccount.lastSignInAddress,
    })
    .where(eq(userAccount.userId, subject.userId));
  return { ...opened, user: await userOf(context, subject) };
}
