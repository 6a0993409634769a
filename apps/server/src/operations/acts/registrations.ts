import { Refusal } from '@lianxin/domain';
import { windowOf } from '../../platform/db/page.ts';
import {
  approveRegistration,
  type Decision,
  registrationForReview,
  registrationsInState,
  type RegistrationSummary,
  rejectRegistration,
} from '../../business/entry/registration/index.ts';
import { recordOperation } from '../audit/record.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

const decisionOf = ({ db, channels, clock, ids, random, signerOn, operator }: OperatorContext): Decision => ({
  db,
  channels,
  clock,
  ids,
  random,
  signer: signerOn(db),
  actorName: operator.displayName,
});

const summaryOf = ({ submittedAt, decidedAt, ...row }: RegistrationSummary) => ({
  ...row,
  submittedAt: submittedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Notes that an operator looked at personal data. */
const noteSeen = (context: OperatorContext, action: string, subjectId: string) =>
  context.transaction((db) => recordOperation(db, context, { action, outcome: 'done', subjectId }));

/** Reading and deciding registrations. */
export const registrationHandlers: OperationHandlers['registrations'] = {
  async list({ db }, { state, ...page }) {
    const { list, total } = await registrationsInState(db, state, windowOf(page));
    return { list: list.map(summaryOf), total };
  },
  async show(context, { id }) {
    const row = await registrationForReview(context, context.db, id);
    await noteSeen(context, 'registrations.show', id);
    const { values, elementCheck, reason, fieldsToChange, files } = row;
    return {
      ...summaryOf(row),
      values,
      elementCheck: elementCheck && { ...elementCheck, mismatched: [...elementCheck.mismatched] },
      reason,
      fieldsToChange: [...fieldsToChange],
      files: files.map(({ id: fileId, name, contentType, size }) => ({ id: fileId, name, contentType, size })),
    };
  },
  async file(context, { id, fileId }) {
    const found = (await registrationForReview(context, context.db, id)).files.find((file) => file.id === fileId);
    const content = found && (await context.store.get(found.key));
    if (!found || !content) throw new Refusal('NOT_FOUND');
    await noteSeen(context, 'registrations.file', fileId);
    return { name: found.name, contentType: found.contentType, content: content.toString('base64') };
  },
  async approve(context, { id, version }) {
    const { state, enterpriseNo, userId } = await approveRegistration(decisionOf(context), { id, version });
    await assertAnotherPerson(context, userId);
    return { answer: {}, subjectId: id, before: { state: 'submitted' }, after: { state, enterpriseNo } };
  },
  async reject(context, { id, version, reason, fields }) {
    const { state, userId } = await rejectRegistration(decisionOf(context), { id, version, reason, fields });
    await assertAnotherPerson(context, userId);
    return { answer: {}, subjectId: id, before: { state: 'submitted' }, after: { state, fieldsToChange: fields } };
  },
};
