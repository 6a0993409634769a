import type { EnterpriseNo } from '@lianxin/api/contract';
import { informationChangeMachine, messageOf, Refusal, type InformationChangeEvent } from '@lianxin/domain';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { enterprise, informationChangeRow } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';
import { filesOf, filesOfChange, type ChangeRow } from './change-view.ts';

export type InformationDecision = TellContext & { readonly actorName: string };

export interface DecidedChange {
  readonly id: string;
  readonly version: number;
}

/** Waiting ones oldest first, others newest first. */
export async function changesInState(db: Db, state: ChangeRow['state'], { limit, offset }: { limit: number; offset: number }) {
  const order = state === 'submitted' ? asc(informationChangeRow.submittedAt) : desc(informationChangeRow.submittedAt);
  const where = eq(informationChangeRow.state, state);
  const list = await db
    .select({ change: informationChangeRow, name: enterprise.name, creditCode: enterprise.creditCode })
    .from(informationChangeRow)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, informationChangeRow.enterpriseNo))
    .where(where)
    .orderBy(order, asc(informationChangeRow.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ count: count() }).from(informationChangeRow).where(where);
  return { list, total: all?.count ?? 0 };
}

/** With its files. Refuses NOT_FOUND. */
export async function changeForReview(db: Db, id: string) {
  const [row] = await db
    .select({ change: informationChangeRow, name: enterprise.name, creditCode: enterprise.creditCode })
    .from(informationChangeRow)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, informationChangeRow.enterpriseNo))
    .where(eq(informationChangeRow.id, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...row, files: await filesOf(db, filesOfChange(row.change)) };
}

async function decide(
  { db, clock, actorName }: InformationDecision,
  { id, version }: DecidedChange,
  event: InformationChangeEvent,
  reason: string | null,
): Promise<ChangeRow> {
  const [row] = await db.select().from(informationChangeRow).where(eq(informationChangeRow.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  const state = stateAfter(informationChangeMachine, 'informationChange', row.state, event);
  if (row.version !== version) throw staleVersion(row.submittedBy, row.submittedAt, row.version);
  const next = { ...row, state, version: row.version + 1, decidedBy: actorName, decidedAt: clock.now(), reason };
  await db.update(informationChangeRow).set(next).where(eq(informationChangeRow.id, id));
  return next;
}

async function assertNameFree(db: Db, name: string | undefined, enterpriseNo: EnterpriseNo): Promise<void> {
  if (name === undefined) return;
  const taken = await db.$count(enterprise, and(eq(enterprise.name, name), ne(enterprise.enterpriseNo, enterpriseNo)));
  if (taken > 0) throw new Refusal('ENTERPRISE_TAKEN');
}

/** Refuses ILLEGAL_STATE, STALE_VERSION and ENTERPRISE_TAKEN. */
export async function approveChange(decision: InformationDecision, decided: DecidedChange): Promise<ChangeRow> {
  const { db } = decision;
  const row = await decide(decision, decided, 'approve', null);
  const { enterpriseNo, after, legalIdKind, elementCheck } = row;
  await assertNameFree(db, after.name, enterpriseNo);
  const [present] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  if (!present) throw new Refusal('NOT_FOUND');
  await db
    .update(enterprise)
    .set({
      name: after.name ?? present.name,
      legalName: after.legalName ?? present.legalName,
      address: after.address ?? present.address,
      size: after.size ?? present.size,
      licenceFile: after.licenceFileId ?? present.licenceFile,
      legalIdKind: legalIdKind ?? present.legalIdKind,
      legalIdFrontFile: after.legalIdFrontFileId ?? present.legalIdFrontFile,
      // A passport has no back, so that of an earlier representative's card goes.
      legalIdBackFile: after.legalIdBackFileId === undefined ? present.legalIdBackFile : after.legalIdBackFileId || null,
      elementsVerifiedAt: elementCheck?.outcome === 'match' ? new Date(elementCheck.checkedAt) : present.elementsVerifiedAt,
      informationVersion: present.informationVersion + 1,
    })
    .where(eq(enterprise.enterpriseNo, enterpriseNo));
  await notify(decision, { ...messageOf('informationApproved', {}), enterpriseNo });
  return row;
}

/** The present data stay. Refuses ILLEGAL_STATE and STALE_VERSION. */
export async function rejectChange(
  decision: InformationDecision,
  { reason, ...decided }: DecidedChange & { readonly reason: string },
): Promise<ChangeRow> {
  const row = await decide(decision, decided, 'reject', reason);
  await notify(decision, { ...messageOf('informationRejected', { reason }), enterpriseNo: row.enterpriseNo, role: 'administrator' });
  return row;
}
