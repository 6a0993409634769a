import { INFORMATION_FIELDS, Refusal, type InformationChange } from '@lianxin/domain';
import { windowOf } from '../../platform/db/page.ts';
import {
  approveChange,
  changeForReview,
  type ChangeRow,
  changesInState,
  type InformationDecision,
  rejectChange,
} from '../../business/enterprise/information/index.ts';
import { recordOperation } from '../audit/record.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

const decisionOf = (context: OperatorContext): InformationDecision => ({ ...context, actorName: context.operator.displayName });

interface ChangeOfEnterprise {
  readonly change: ChangeRow;
  readonly name: string;
  readonly creditCode: string;
}

const summaryOf = ({ change, name, creditCode }: ChangeOfEnterprise) => {
  const { id, version, state, enterpriseNo, after, submittedBy, submittedAt, decidedAt, decidedBy } = change;
  return {
    id,
    version,
    state,
    enterpriseNo,
    name,
    creditCode,
    fields: INFORMATION_FIELDS.filter((field) => after[field] !== undefined),
    submittedBy,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
  };
};

const textsOf = (values: InformationChange): Record<string, string> =>
  Object.fromEntries(INFORMATION_FIELDS.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));

const noteSeen = (context: OperatorContext, action: string, subjectId: string) =>
  context.transaction((db) => recordOperation(db, context, { action, outcome: 'done', subjectId }));

/** Reading and deciding changes of what is proved of an enterprise. */
export const informationChangeHandlers: OperationHandlers['informationChanges'] = {
  async list({ db }, { state, ...page }) {
    const { list, total } = await changesInState(db, state, windowOf(page));
    return { list: list.map(summaryOf), total };
  },
  async show(context, { id }) {
    const { files, ...known } = await changeForReview(context.db, id);
    await noteSeen(context, 'informationChanges.show', id);
    const { before, after, elementCheck, reason } = known.change;
    return {
      ...summaryOf(known),
      before: textsOf(before),
      after: textsOf(after),
      elementCheck: elementCheck && { ...elementCheck, mismatched: [...elementCheck.mismatched] },
      reason,
      files: files.map(({ id: fileId, name, contentType, size }) => ({ id: fileId, name, contentType, size })),
    };
  },
  async file(context, { id, fileId }) {
    const found = (await changeForReview(context.db, id)).files.find((file) => file.id === fileId);
    const content = found && (await context.store.get(found.key));
    if (!found || !content) throw new Refusal('NOT_FOUND');
    await noteSeen(context, 'informationChanges.file', fileId);
    return { name: found.name, contentType: found.contentType, content: content.toString('base64') };
  },
  async approve(context, { id, version }) {
    const { submittedById, before, after } = await approveChange(decisionOf(context), { id, version });
    await assertAnotherPerson(context, submittedById);
    return { answer: {}, subjectId: id, before: textsOf(before), after: textsOf(after) };
  },
  async reject(context, { id, version, reason }) {
    const { submittedById, state } = await rejectChange(decisionOf(context), { id, version, reason });
    await assertAnotherPerson(context, submittedById);
    return { answer: {}, subjectId: id, before: { state: 'submitted' }, after: { state } };
  },
};
