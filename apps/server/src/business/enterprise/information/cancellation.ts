import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import {
  CANCELLATION_CHECKS,
  cancellationMachine,
  cancellationObstacles,
  cancellationSignatureText,
  messageOf,
  Refusal,
  RETAINED_KINDS,
  type CancellationEvent,
} from '@lianxin/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { enterprise, enterpriseCancellation } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { elementsOf, requireSignature, type SignedText } from '../../foundation/signed-text/index.ts';
import { cancellationCounts } from './cancellation-counts.ts';

type Calls = (typeof contract)['enterprise'];
type Cancellation = ResponseOf<Calls['cancellation']>;
export type CancellationRow = typeof enterpriseCancellation.$inferSelect;

/** Open items and the state of the last request. */
export async function cancellationOf(context: Pick<CallContext, 'db' | 'viewer'>): Promise<Cancellation> {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const counts = await cancellationCounts(db, enterpriseNo);
  const [row] = await db
    .select()
    .from(enterpriseCancellation)
    .where(eq(enterpriseCancellation.enterpriseNo, enterpriseNo))
    .orderBy(desc(enterpriseCancellation.submittedAt), desc(enterpriseCancellation.id))
    .limit(1);
  return {
    checks: CANCELLATION_CHECKS.map((check) => ({ check, left: counts[check] })),
    request: row
      ? {
          id: row.id,
          state: row.state,
          version: row.version,
          reason: row.reason,
          submittedBy: row.submittedBy,
          submittedAt: row.submittedAt.toISOString(),
          certificateSerial: row.certificateSerial,
          decidedAt: row.decidedAt?.toISOString() ?? null,
          rejectionReason: row.rejectionReason,
        }
      : null,
    kept: [...RETAINED_KINDS],
  };
}

/** Refuses ENTERPRISE_OPEN_ITEMS if anything is open. */
export async function cancellationText(context: CallContext): Promise<SignedText> {
  const { db, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!row) throw new Refusal('NOT_FOUND');
  if (cancellationObstacles(await cancellationCounts(db, enterpriseNo)).length > 0) throw new Refusal('ENTERPRISE_OPEN_ITEMS');
  const party = { enterpriseName: row.name, creditCode: row.creditCode, signerName: viewer.displayName };
  return {
    text: cancellationSignatureText(party),
    elements: elementsOf({ object: 'cancellation', ...party }),
  };
}

/** Requests to leave the platform and tells the enterprise's people. */
export async function askForCancellation(context: CallContext, { reason, signature }: RequestOf<Calls['cancel']>): Promise<Cancellation> {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  await db.select({ no: enterprise.enterpriseNo }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  const { text } = await cancellationText(context);
  const signed = await requireSignature(context, { act: 'cancellationApply', subjectId: enterpriseNo, version: 0, text }, signature);
  const made = await db
    .insert(enterpriseCancellation)
    .values({
      id: ids.next(),
      enterpriseNo,
      state: 'submitted',
      version: 1,
      reason,
      submittedById: viewer.userId,
      submittedBy: viewer.displayName,
      submittedAt: clock.now(),
      certificateSerial: signed.certificateSerial,
      signedText: signed.text,
      signatureValue: signed.value,
    })
    .onConflictDoNothing()
    .returning({ id: enterpriseCancellation.id });
  if (made.length === 0) throw new Refusal('DUPLICATE');
  await recordAudit(context, 'enterprise.cancel', enterpriseNo);
  await notify(context, { ...messageOf('cancellationSubmitted', { person: viewer.displayName }), enterpriseNo });
  return cancellationOf(context);
}

interface Decision {
  readonly db: Db;
  readonly at: Date;
  readonly by: string;
}

interface Named {
  readonly id: string;
  readonly version?: number;
  /** The enterprise it must belong to. */
  readonly enterpriseNo?: CancellationRow['enterpriseNo'];
}

/** Refuses NOT_FOUND, ILLEGAL_STATE and STALE_VERSION. */
export async function decideCancellation(
  { db, at, by }: Decision,
  { id, version, enterpriseNo }: Named,
  event: CancellationEvent,
  rejectionReason: string | null,
): Promise<CancellationRow> {
  const whose = enterpriseNo === undefined ? undefined : eq(enterpriseCancellation.enterpriseNo, enterpriseNo);
  const [row] = await db
    .select()
    .from(enterpriseCancellation)
    .where(and(eq(enterpriseCancellation.id, id), whose))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const state = stateAfter(cancellationMachine, 'cancellation', row.state, event);
  if (version !== undefined && row.version !== version) throw staleVersion(row.submittedBy, row.submittedAt, row.version);
  const next = { ...row, state, version: row.version + 1, decidedAt: at, decidedBy: by, rejectionReason };
  await db.update(enterpriseCancellation).set(next).where(eq(enterpriseCancellation.id, id));
  return next;
}

export async function withdrawCancellation(context: CallContext, request: RequestOf<Calls['withdrawCancel']>): Promise<Cancellation> {
  const { db, clock, viewer } = context;
  const by = { db, at: clock.now(), by: viewer.displayName };
  const { enterpriseNo } = await decideCancellation(by, { ...request, enterpriseNo: enterpriseOf(context) }, 'withdraw', null);
  await recordAudit(context, 'enterprise.withdrawCancel', enterpriseNo);
  return cancellationOf(context);
}
