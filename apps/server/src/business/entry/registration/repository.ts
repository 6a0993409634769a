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

/** The state after an event. Refuses ILLEGAL_STATE where the state does not take it. */
export const nextState = (state: RegistrationState, event: RegistrationEvent): RegistrationState =>
  stateAfter(registrationMachine, 'registration', state, event, ACTS[event]);

/** A registration that a new one of its kind may follow. */
const isOver = ({ kind, state }: RegistrationRow): boolean => kind === 'associated' && (state === 'approved' || state === 'completed');

/**
 * The registration of a person as it stands; undefined where none was begun. Only who belongs to no enterprise yet has a `first` one;
 * an enterprise is added by the administrator of another that is in order. Refuses FORBIDDEN.
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

/** The registration for a change: locked, so that two tabs take turns. */
export async function lockRegistration(db: Db, id: string): Promise<RegistrationRow> {
  const [row] = await db.select().from(registration).where(eq(registration.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** A registration that begins; it is in the database once it is saved. */
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

/** Writes a registration down under its next version. */
export async function keepRegistration(db: Db, row: RegistrationRow): Promise<RegistrationRow> {
  const next = { ...row, version: row.version + 1 };
  if (row.version === 0) {
    const made = await db.insert(registration).values(next).onConflictDoNothing().returning({ id: registration.id });
    // Another tab began the same registration at the same moment.
    if (made.length === 0) throw new Refusal('DUPLICATE');
  } else await db.update(registration).set(next).where(eq(registration.id, row.id));
  return next;
}
