import {
  maskIdentityNumber,
  maskMobile,
  Refusal,
  type RegistrationField,
  type RegistrationState,
  type RegistrationValues,
} from '@lianxin/domain';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { file, registration, userAccount, type KeptElementCheck } from '../../../schema/index.ts';
import type { Keyring } from '../../../platform/security/keys.ts';
import { fileIdsOf, valuesOf } from './form.ts';
import { wholeForm } from './kept-form.ts';

/** A registration in the operators' list. */
export interface RegistrationSummary {
  readonly id: string;
  readonly version: number;
  readonly kind: 'first' | 'associated';
  readonly state: RegistrationState;
  readonly enterpriseNo: string;
  readonly name: string;
  readonly creditCode: string;
  /** Masked. */
  readonly applicantMobile: string;
  readonly submissions: number;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

/** A registration as the operator sees it. */
export interface RegistrationForReview extends RegistrationSummary {
  /** As submitted; the identity number is masked, its check is `elementCheck`. */
  readonly values: RegistrationValues;
  readonly elementCheck: Pick<KeptElementCheck, 'outcome' | 'mismatched' | 'checkedAt'> | null;
  readonly reason: string | null;
  readonly fieldsToChange: readonly RegistrationField[];
  readonly files: readonly {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly contentType: string;
    readonly size: number;
  }[];
}

type Row = { readonly registration: typeof registration.$inferSelect; readonly mobile: string };

function summaryOf({ registration: row, mobile }: Row): RegistrationSummary {
  const { id, version, kind, state, enterpriseNo, form, submissions, submittedAt, decidedAt, decidedBy } = row;
  const { name = '', creditCode = '' } = form.enterprise;
  const applicantMobile = maskMobile(mobile);
  return { id, version, kind, state, enterpriseNo, name, creditCode, applicantMobile, submissions, submittedAt, decidedAt, decidedBy };
}

/** Waiting ones oldest first, others newest first. */
export async function registrationsInState(
  db: Db,
  state: RegistrationState,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly list: RegistrationSummary[]; readonly total: number }> {
  const order = state === 'submitted' ? asc(registration.submittedAt) : desc(registration.savedAt);
  const rows = await db
    .select({ registration, mobile: userAccount.mobile })
    .from(registration)
    .innerJoin(userAccount, eq(userAccount.userId, registration.userId))
    .where(eq(registration.state, state))
    .orderBy(order, asc(registration.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ count: count() }).from(registration).where(eq(registration.state, state));
  return { list: rows.map(summaryOf), total: all?.count ?? 0 };
}

export async function registrationForReview(needs: { readonly keys: Keyring }, db: Db, id: string): Promise<RegistrationForReview> {
  const [row] = await db
    .select({ registration, mobile: userAccount.mobile })
    .from(registration)
    .innerJoin(userAccount, eq(userAccount.userId, registration.userId))
    .where(eq(registration.id, id));
  if (!row) throw new Refusal('NOT_FOUND');
  const { form, elementCheck, reason, fieldsToChange } = row.registration;
  const values = valuesOf(wholeForm(needs, row.registration));
  const ids = fileIdsOf(form);
  const files = ids.length === 0 ? [] : await db.select().from(file).where(inArray(file.id, ids));
  return {
    ...summaryOf(row),
    values: { ...values, 'enterprise.legalIdNumber': maskIdentityNumber(values['enterprise.legalIdNumber']) },
    elementCheck: elementCheck && { outcome: elementCheck.outcome, mismatched: elementCheck.mismatched, checkedAt: elementCheck.checkedAt },
    reason,
    fieldsToChange,
    files: files.map(({ id: fileId, key, name, contentType, size }) => ({ id: fileId, key, name, contentType, size })),
  };
}
