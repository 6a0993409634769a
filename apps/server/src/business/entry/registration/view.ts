import type { contract, ResponseOf } from '@lianxin/api/contract';
import { changedFields, missingFields, registrationMachine } from '@lianxin/domain';
import { filesReadBy, fileView } from '../../foundation/files/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../platform/services.ts';
import { branchOf } from '../../money/bank-check/index.ts';
import { givenConsents } from './consents.ts';
import { checkThatHolds } from './elements.ts';
import { fileIdsOf, maskedForm, valuesOf } from './form.ts';
import { submittedForm, wholeForm } from './kept-form.ts';
import type { RegistrationRow } from './repository.ts';

export type RegistrationView = ResponseOf<(typeof contract)['registration']['getDraft']>;

/** Unmasked while its author can change it, which is recorded; masked afterwards. */
export async function registrationView(
  needs: Pick<Services, 'keys'>,
  context: Pick<CallContext, 'clock' | 'db' | 'ids' | 'wallClock' | 'viewer' | 'requestId'>,
  row: RegistrationRow,
): Promise<RegistrationView> {
  const { db, viewer } = context;
  const { kind, state, version, savedAt, submittedAt, decidedAt, reason, fieldsToChange } = row;
  const editable = registrationMachine.can(state, 'edit');
  const form = wholeForm(needs, row);
  const before = submittedForm(needs, row);
  const values = valuesOf(form);
  if (editable && values['enterprise.legalIdNumber'] !== '') await recordAudit(context, 'registration.show', row.id);
  const files = await filesReadBy(db, viewer, fileIdsOf(form));
  const consents = editable ? await givenConsents(context, row) : [];
  const check = checkThatHolds(needs, row.elementCheck, values);
  return {
    today: context.clock.today(),
    kind,
    state,
    version,
    form: editable ? form : maskedForm(form),
    files: files.map(fileView),
    branchName: (await branchOf(db, values['account.branchNumber']))?.bankName ?? null,
    missing: missingFields(values),
    elementCheck: check && { outcome: check.outcome, mismatched: check.mismatched, checkedAt: check.checkedAt },
    consents: consents.map(({ id, version: agreedTo, agreedAt }) => ({ id, version: agreedTo, agreedAt: agreedAt.toISOString() })),
    savedAt: version === 0 ? null : savedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    rejectionReason: state === 'rejected' ? reason : null,
    fieldsToChange: state === 'rejected' ? fieldsToChange : [],
    changedFields: editable && before ? changedFields(values, valuesOf(before)) : [],
  };
}
