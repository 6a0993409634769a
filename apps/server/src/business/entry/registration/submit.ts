import type { contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { Refusal, registrationProblems, userStatusOf, type RegistrationField, type RegistrationValues } from '@lianxin/domain';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, registration, userAccount, type KeptElementCheck } from '../../../schema/index.ts';
import { recordConsent } from '../../foundation/documents/index.ts';
import { filesReadBy } from '../../foundation/files/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../platform/services.ts';
import { givenConsents, REGISTRATION_DOCUMENTS } from './consents.ts';
import { askRegisters } from './elements.ts';
import { fileIdsOf, valuesOf } from './form.ts';
import { wholeForm } from './kept-form.ts';
import { fieldOfElement, refuseFields, type FieldProblem } from './problems.ts';
import { keepRegistration, nextState, type RegistrationRow } from './repository.ts';
import { branchOf } from '../../money/bank-check/index.ts';

type Submit = (typeof contract)['registration']['submit'];

const FILE_FIELDS: readonly RegistrationField[] = [
  'enterprise.licenceFileId',
  'enterprise.legalIdFrontFileId',
  'enterprise.legalIdBackFileId',
  'authorisation.authorisationFileId',
  'authorisation.attachmentIds',
];

/** Checks that need the database: the branch exists and the files are the person's. */
async function problemsOutside({ db, viewer }: CallContext, row: RegistrationRow, values: RegistrationValues): Promise<FieldProblem[]> {
  const branch = await branchOf(db, values['account.branchNumber']);
  const files = new Set<string>((await filesReadBy(db, viewer, fileIdsOf(row.form))).map(({ id }) => id));
  const lost = FILE_FIELDS.filter((field) => values[field] !== '' && !values[field].split(',').every((id) => files.has(id)));
  return [
    ...(branch ? [] : [{ field: 'account.branchNumber' as const, problem: 'branchUnknown' as const }]),
    ...lost.map((field) => ({ field, problem: 'file' as const })),
  ];
}

const codeOf = sql`${registration.form} -> 'enterprise' ->> 'creditCode'`;

/** Whether the enterprise is on the platform or under review. */
export async function isTaken(db: Db, values: RegistrationValues, ownNo: EnterpriseNo): Promise<boolean> {
  const [known] = await db
    .select({ no: enterprise.enterpriseNo })
    .from(enterprise)
    .where(or(eq(enterprise.creditCode, values['enterprise.creditCode']), eq(enterprise.name, values['enterprise.name'])));
  if (known) return true;
  const [waiting] = await db
    .select({ id: registration.id })
    .from(registration)
    .where(and(eq(registration.state, 'submitted'), ne(registration.enterpriseNo, ownNo), eq(codeOf, values['enterprise.creditCode'])));
  return waiting !== undefined;
}

/** Refuses an incomplete registration. */
async function valuesToHandIn(
  needs: Pick<Services, 'keys'>,
  context: CallContext,
  row: RegistrationRow,
  { consents }: RequestOf<Submit>,
): Promise<RegistrationValues> {
  nextState(row.state, 'submit');
  const values = valuesOf(wholeForm(needs, row));
  refuseFields(registrationProblems(values));
  refuseFields(await problemsOutside(context, row, values));
  const given = [...consents, ...(await givenConsents(context, row))];
  const unread = REGISTRATION_DOCUMENTS.filter((id) => !given.some((consent) => consent.id === id));
  if (unread.length > 0) throw refusedField('consents', { zh: '请先阅读并同意协议', en: 'Read and accept the agreements first' });
  return values;
}

/** The registers' answer. Refuses if it differs. */
export async function agreedElements(
  needs: Pick<Services, 'keys' | 'limiter' | 'registers'>,
  context: CallContext,
  row: RegistrationRow,
  request: RequestOf<Submit>,
): Promise<KeptElementCheck> {
  const elementCheck = await askRegisters(needs, context, row.elementCheck, await valuesToHandIn(needs, context, row, request));
  refuseFields(elementCheck.mismatched.map((element) => ({ field: fieldOfElement(element), problem: 'mismatch' })));
  return elementCheck;
}

/**
 * Submits a registration confirmed by the registers. Only somebody who knows the legal representative's identity number learns that an
 * enterprise is taken.
 */
export async function submitRegistration(
  needs: Pick<Services, 'keys'>,
  context: CallContext,
  row: RegistrationRow,
  request: RequestOf<Submit>,
  elementCheck: KeptElementCheck,
): Promise<RegistrationRow> {
  const { db, clock, viewer } = context;
  const state = nextState(row.state, 'submit');
  const values = await valuesToHandIn(needs, context, row, request);
  // Serialise submissions for the same enterprise.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${values['enterprise.creditCode']}, 1))`);
  if (await isTaken(db, values, row.enterpriseNo)) throw new Refusal('ENTERPRISE_TAKEN');
  // For the person at first; it applies to the enterprise once admitted.
  await recordConsent(context, { userId: viewer.userId, enterpriseNo: null, documents: request.consents });
  const submissions = row.submissions + 1;
  if (row.kind === 'first')
    await db
      .update(userAccount)
      .set({ status: userStatusOf(state, submissions), rejectionReason: null })
      .where(eq(userAccount.userId, row.userId));
  await recordAudit(context, 'registration.submit', row.id);
  return keepRegistration(db, {
    ...row,
    state,
    elementCheck,
    submissions,
    submittedForm: row.form,
    submittedLegalIdNumber: row.legalIdNumber,
    submittedAt: clock.now(),
    decidedAt: null,
    reason: null,
    fieldsToChange: [],
    changedBy: viewer.displayName,
    savedAt: clock.now(),
  });
}
