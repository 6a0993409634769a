import type { ResourceName } from '@lianxin/api/contract';
import { MESSAGE_KINDS, MESSAGE_SUBJECTS, messageText, type MessageFacts, type MessageSubject, type Role } from '@lianxin/domain';
import { announceChange } from '../../../platform/events/change.ts';
import { writeAndPlanDeliveries } from './plan-deliveries.ts';
import type { TellContext } from './tell-context.ts';

/** Topics of the event stream are named after resources of the contract. */
const TOPICS: Readonly<Record<MessageSubject, readonly ResourceName[]>> = MESSAGE_SUBJECTS;

export interface Addressee {
  readonly enterpriseNo: string;
  readonly role?: Role | undefined;
  readonly userId?: string | undefined;
}

export interface Notice extends Addressee, MessageFacts {
  /** Id of the subject, so that the portal can open it. */
  readonly subjectId?: string | undefined;
}

const wordsOf = ({ kind, parameters }: MessageFacts): string =>
  (['zh', 'en'] as const).flatMap((language) => Object.values(messageText(kind, parameters, language) ?? {})).join('\n');

/** Writes messages in the transaction of the act; any number takes the same count of statements. */
export async function notifyAll(context: TellContext, notices: readonly Notice[]): Promise<void> {
  const createdAt = context.clock.now();
  const rows = notices.map((notice) => {
    const { enterpriseNo, role, userId, kind, parameters, subjectId } = notice;
    const { type, about } = MESSAGE_KINDS[kind];
    const whom = { enterpriseNo, role: role ?? null, userId: userId ?? null };
    const what = { type, kind, parameters, words: wordsOf(notice), subjectKind: about, subjectId: subjectId ?? null };
    return { id: context.ids.next(), createdAt, ...whom, ...what };
  });
  if (rows.length > 0) writeAndPlanDeliveries(context, rows);
  for (const { enterpriseNo, role, userId, kind } of notices) {
    announceChange(context.db, { topics: ['message'], enterpriseNo, role, userId });
    const { about } = MESSAGE_KINDS[kind];
    const topics = about === null ? [] : TOPICS[about];
    if (topics.length > 0) announceChange(context.db, { topics, enterpriseNo });
  }
}

export const notify = (context: TellContext, notice: Notice): Promise<void> => notifyAll(context, [notice]);
