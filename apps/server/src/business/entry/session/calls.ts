import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { contract, ResponseOf } from '@lianxin/api/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { session } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { liveSignIns, signInHistory } from './sign-ins.ts';
import { confirmSession } from './confirm.ts';
import { IDLE_MS, isLiveAt } from '../../../platform/session/sessions.ts';

type Time = ResponseOf<(typeof contract)['session']['time']>;

const remaining = (until: Date, now: Date): number => Math.max(0, until.getTime() - now.getTime());

/** Remaining idle time, and whether the person has signed in elsewhere. */
async function timeOf({ db, viewer, wallClock }: CallContext): Promise<Time> {
  const now = wallClock.now();
  const [own] = await db.select().from(session).where(eq(session.sessionId, viewer.sessionId));
  if (!own) throw new Error(`The session ${viewer.sessionId} of a call is gone.`);
  const [newer] = await db
    .select({ at: session.signedInAt, address: session.address })
    .from(session)
    .where(and(eq(session.userId, viewer.userId), gt(session.signedInAt, own.signedInAt), isLiveAt(now)))
    .orderBy(desc(session.signedInAt))
    .limit(1);
  const absoluteMs = remaining(own.expiresAt, now);
  return {
    idleMs: Math.min(remaining(new Date(own.lastSeenAt.getTime() + IDLE_MS), now), absoluteMs),
    absoluteMs,
    newerSignIn: newer ? { at: newer.at.toISOString(), address: newer.address ?? '' } : null,
  };
}

const endOthers: ServedHandlers['session']['endOthers'] = async (context, _request, services) => {
  const { db, viewer } = context;
  const ended = await services.sessions.endOthers(db, viewer);
  await recordAudit(context, 'endOtherSessions', viewer.userId);
  return { ended };
};

const end: ServedHandlers['session']['end'] = async (context, { id }, services) => {
  const { db, viewer } = context;
  const ended = await services.sessions.endSignIn(db, viewer, id);
  await recordAudit(context, 'endSession', viewer.userId);
  return { ended };
};

/** The session: its lifetime, extending it, ending the person's other sessions. */
export const sessionCalls = {
  session: {
    time: { scope: 'self', anyStatus: true, background: true, statements: 3, handle: timeOf },
    keepAlive: { scope: 'self', anyStatus: true, statements: 3, handle: timeOf },
    endOthers: { scope: 'self', anyStatus: true, statements: 8, handle: endOthers },
    list: { scope: 'self', anyStatus: true, statements: 2, handle: (context, _request, services) => liveSignIns(services, context) },
    history: {
      scope: 'self',
      anyStatus: true,
      statements: 3,
      handle: (context, request, services) => signInHistory(services, context, request),
    },
    end: { scope: 'self', anyStatus: true, statements: 7, handle: end },
    // A refused attempt must still be counted.
    confirm: {
      scope: 'self',
      ownTransactions: true,
      statements: 12,
      handle: (context, request, services) => confirmSession(services, context, request),
    },
  },
} satisfies SomeCalls;
