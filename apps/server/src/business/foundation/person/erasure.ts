import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { erasureMachine, RETAINED_KINDS, Refusal, type ErasureEvent, type RetainedKind } from '@lianxin/domain';
import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { isOwnPassword } from '../../../platform/security/confirm-identity.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import {
  agreementSignature,
  certificate,
  enterprise,
  erasureRequest,
  legalConsent,
  membership,
  userAccount,
} from '../../../schema/index.ts';

type Account = (typeof contract)['account'];
type Erasure = ResponseOf<Account['erasure']>;
type ErasureRow = typeof erasureRequest.$inferSelect;

export const livePositionsOf = (db: Db, userId: string) =>
  db
    .select({ enterpriseName: enterprise.name })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, membership.enterpriseNo))
    .where(and(eq(membership.userId, userId), isNull(membership.frozenAt)))
    .orderBy(membership.rank, membership.enterpriseNo);

/** What the law requires us to keep: acts and signatures for enterprises with the person's identity; logs in any case. */
async function retainedOf(db: Db, userId: string): Promise<RetainedKind[]> {
  const one = { one: sql`1` };
  const [row] = await db
    .select({
      acted: sql<boolean>`${exists(db.select(one).from(membership).where(eq(membership.userId, userId)))}`,
      signed: sql<boolean>`(${exists(db.select(one).from(certificate).where(eq(certificate.userId, userId)))}
        or ${exists(db.select(one).from(agreementSignature).where(eq(agreementSignature.userId, userId)))}
        or ${exists(db.select(one).from(legalConsent).where(eq(legalConsent.userId, userId)))})`,
    })
    .from(userAccount)
    .where(eq(userAccount.userId, userId));
  const applies: Readonly<Record<RetainedKind, boolean>> = {
    identity: row?.acted === true,
    signatures: row?.signed === true,
    accounting: row?.acted === true,
    logs: true,
  };
  return RETAINED_KINDS.filter((kind) => applies[kind]);
}

/** The state of the last request and what would be kept. */
export async function erasureOf({ db, viewer }: Pick<CallContext, 'db' | 'viewer'>): Promise<Erasure> {
  const { userId } = viewer;
  const [row] = await db
    .select()
    .from(erasureRequest)
    .where(eq(erasureRequest.userId, userId))
    .orderBy(desc(erasureRequest.requestedAt), desc(erasureRequest.id))
    .limit(1);
  return {
    request: row
      ? {
          id: row.id,
          state: row.state,
          version: row.version,
          requestedAt: row.requestedAt.toISOString(),
          decidedAt: row.decidedAt?.toISOString() ?? null,
          rejectionReason: row.reason,
        }
      : null,
    positions: await livePositionsOf(db, userId),
    kept: await retainedOf(db, userId),
  };
}

/** The password confirms the person. Needs the database itself, not a transaction. */
export async function requestErasure(context: CallContext, { password }: RequestOf<Account['requestErasure']>): Promise<Erasure> {
  const { viewer, ids, wallClock } = context;
  if (!(await isOwnPassword(context, viewer.userId, password))) throw new Refusal('PASSWORD_WRONG');
  return context.transaction(async (db) => {
    const made = await db
      .insert(erasureRequest)
      .values({ id: ids.next(), userId: viewer.userId, state: 'requested', version: 1, requestedAt: wallClock.now() })
      .onConflictDoNothing()
      .returning({ id: erasureRequest.id });
    if (made.length === 0) throw new Refusal('DUPLICATE');
    await recordAudit({ ...context, db }, 'person.requestErasure', viewer.userId);
    return erasureOf({ db, viewer });
  });
}

interface Decision {
  readonly db: Db;
  readonly at: Date;
  readonly by: string;
}

/** Refuses NOT_FOUND, ILLEGAL_STATE and STALE_VERSION. */
export async function decideErasure(
  { db, at, by }: Decision,
  { id, version, userId }: { readonly id: string; readonly version?: number; readonly userId?: string },
  event: ErasureEvent,
  reason: string | null,
): Promise<ErasureRow> {
  const whose = userId === undefined ? undefined : eq(erasureRequest.userId, userId);
  const [row] = await db
    .select()
    .from(erasureRequest)
    .where(and(eq(erasureRequest.id, id), whose))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const state = stateAfter(erasureMachine, 'erasure', row.state, event);
  if (version !== undefined && row.version !== version) throw staleVersion('', row.requestedAt, row.version);
  const next = { ...row, state, version: row.version + 1, decidedAt: at, decidedBy: by, reason };
  await db.update(erasureRequest).set(next).where(eq(erasureRequest.id, id));
  return next;
}

export async function withdrawErasure(context: CallContext, request: RequestOf<Account['withdrawErasure']>): Promise<Erasure> {
  const { db, viewer, wallClock } = context;
  const by = { db, at: wallClock.now(), by: viewer.displayName };
  await decideErasure(by, { ...request, userId: viewer.userId }, 'withdraw', null);
  await recordAudit(context, 'person.withdrawErasure', viewer.userId);
  return erasureOf(context);
}
