import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import type { MessageKind } from '@lianxin/domain';
import type { CallContext } from '../../../platform/call-context.ts';
import { listMessages, readMessage, type StoredMessage } from '../../foundation/messages/index.ts';
import { openAmong } from './tasks.ts';

type Calls = Contract['message'];

/** Messages that ask for an act which is a task of the workbench as long as it is open. Those of several applications have no one subject. */
const ASKING: ReadonlySet<string> = new Set<MessageKind>([
  'issuanceToReview',
  'issuanceReviewUrged',
  'issuanceVoidToReview',
  'issuanceToSignFor',
  'issuanceSignForUrged',
  'issuanceSignForDue',
  'issuanceSignForToReview',
  'transferToReview',
  'transferReviewUrged',
  'transferWithdrawalToReview',
  'transferToSignFor',
  'transferSignForUrged',
  'transferSignForDue',
  'transferSignForToReview',
  'financingToReview',
  'financingReviewUrged',
  'pledgeToReview',
  'pledgeReviewUrged',
  'creditToReview',
  'creditReviewUrged',
]);

const subjectOf = ({ kind, subjectId }: StoredMessage): readonly string[] =>
  kind !== null && subjectId !== null && ASKING.has(kind) ? [subjectId] : [];

async function withWork({ db, viewer, clock }: CallContext, messages: readonly StoredMessage[]): Promise<ResponseOf<Calls['detail']>[]> {
  const { userId, enterpriseNo, role } = viewer;
  const ids = messages.flatMap(subjectOf);
  const open = enterpriseNo === null ? new Set() : await openAmong(db, { userId, enterpriseNo, role, now: clock.now() }, ids);
  return messages.map((message) => {
    const [asked] = subjectOf(message);
    return { ...message, isDone: asked === undefined ? null : !open.has(asked) };
  });
}

/** The person's messages, each with whether what it asks for is done. */
export async function listMessagesWithWork(context: CallContext, request: RequestOf<Calls['list']>): Promise<ResponseOf<Calls['list']>> {
  const { list, ...page } = await listMessages(context, request);
  return { ...page, list: await withWork(context, list) };
}

export async function readMessageWithWork(context: CallContext, { id }: RequestOf<Calls['detail']>): Promise<ResponseOf<Calls['detail']>> {
  const stored = await readMessage(context, id);
  const [message] = await withWork(context, [stored]);
  return message ?? { ...stored, isDone: null };
}
