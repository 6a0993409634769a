import { MESSAGE_KINDS, messageText, type MessageFacts, type Role } from '@lianxin/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Db } from '../../platform/db/client.ts';
import { announceChange } from '../../platform/events/outgoing.ts';
import { writeAndPlanDeliveries } from './plan-deliveries.ts';
import { topicsOf } from './subject-topics.ts';

/** Whom a message is for. */
export interface Addressee {
  readonly enterpriseNo: string;
  /** Only people of this role see it; everybody of the enterprise when absent. */
  readonly role?: Role | undefined;
  /** Only this person sees it. */
  readonly userId?: string | undefined;
}

/** A message of `messageOf`, and to whom it goes. */
export interface Notice extends Addressee, MessageFacts {
  /** Id of what it is about, so that the portal can open it. */
  readonly subjectId?: string | undefined;
}

/** What a message says in every language, for searching. */
const wordsOf = ({ kind, parameters }: MessageFacts): string =>
  (['zh', 'en'] as const).flatMap((language) => Object.values(messageText(kind, parameters, language) ?? {})).join('\n');

/** What a message is written with. */
export interface TellContext {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Writes a message, in the transaction of the act that it tells of. */
export async function notify(context: TellContext, notice: Notice): Promise<void> {
  const { enterpriseNo, role, userId, kind, parameters, subjectId } = notice;
  const { type, about } = MESSAGE_KINDS[kind];
  const row = {
    id: context.ids.next(),
    createdAt: context.clock.now(),
    enterpriseNo,
    role,
    userId,
    type,
    kind,
    parameters,
    words: wordsOf(notice),
  };
  await writeAndPlanDeliveries(context, { ...row, subjectKind: about, subjectId });
  announceChange(context.db, { topics: ['message'], enterpriseNo, role, userId });
  const topics = about === null ? [] : topicsOf(about);
  if (topics.length > 0) announceChange(context.db, { topics, enterpriseNo });
}
