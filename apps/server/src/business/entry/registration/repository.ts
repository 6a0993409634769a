import { EnterpriseNo } from '@lianxin/api/contract';
import { Refusal, registrationMachine, USER_STATUS, type RegistrationEvent, type RegistrationState } from '@lianxin/domain';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { registration } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { SessionViewer } from '../../../platform/session/viewer.ts';
import { BLANK_FORM } from './form.ts';

export type RegistrationRow = typeof registration.$inferSelect;
export type RegistrationKind = RegistrationRow['kind'];

const ACTS = { edit: 'edit', submit: 'submit', approve: 'approve', reject: 'reject', complete: 'confirmDeposit' } as const;

/** Refuses ILLEGAL_STATE. */
export const nextState = (state: RegistrationState, event: RegistrationEvent): RegistrationState =>
  stateAfter(registrationMachine, 'registration', state, event, ACTS[event]);

/** Whether a new registration of this kind may follow. */
const isOver = ({ kind, state }: RegistrationRow): boolean => kind === 'associated' && (state === 'approved' || state === 'completed');

/**
 * The person's registration; undefined if none was begun. A `first` one is only for people without an enterprise; further ones for
 * administrators of an active enterprise. Refuses FORBIDDEN.
 */
export async function findRegistration(
  db: Db,
  viewer: Pick<SessionViewer, 'userId' | 'enterpriseNo' | 'status'>,
  kind: RegistrationKind,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.userId, viewer.userId), eq(registration.kind, kind)))
    .orderBy(desc(registration.createdAt), desc(registration.id))
    .limit(1);
  if (kind === 'first' && row === undefined && viewer.enterpriseNo !== null) throw new Refusal('FORBIDDEN');
  if (kind === 'associated' && (viewer.enterpriseNo === null || viewer.status !== USER_STATUS.normal)) throw new Refusal('FORBIDDEN');
  return row === undefined || isOver(row) ? undefined : row;
}

/** Locks it, so that two tabs take turns. */
export async function lockRegistration(db: Db, id: string): Promise<RegistrationRow> {
  const [row] = await db.select().from(registration).where(eq(registration.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Not stored until it is saved. */
export function newRegistration(
  { ids, clock, viewer }: Pick<CallContext, 'ids' | 'clock' | 'viewer'>,
  kind: RegistrationKind,
): RegistrationRow {
  return {
    id: ids.next(),
    userId: viewer.userId,
    kind,
    enterpriseNo: z.parse(EnterpriseNo, `E${ids.next()}`),
    state: 'draft',
    version: 0,
    form: BLANK_FORM,
    legalIdNumber: null,
    submittedForm: null,
    submittedLegalIdNumber: null,
    submissions: 0,
    elementCheck: null,
    submittedAt: null,
    decidedAt: null,
    decidedBy: null,
    reason: null,
    fieldsToChange: [],
    changedBy: viewer.displayName,
    savedAt: clock.now(),
    createdAt: clock.now(),
  };
}

/** Raises the version. */
export async function keepRegistration(db: Db, row: RegistrationRow): Promise<RegistrationRow> {
  const next = { ...row, version: row.version + 1 };
  if (row.version === 0) {
    const made = await db.insert(registration).values(next).onConflictDoNothing().returning({ id: registration.id });
    // Another tab began the same registration.
    if (made.length === 0) throw new Refusal('DUPLICATE');
  } else await db.update(registration).set(next).where(eq(registration.id, row.id));
  return next;
}
