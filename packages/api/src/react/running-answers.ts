import { unstable_serialize, type useSWRConfig } from 'swr';
import type { ApiClient } from '../client/create-client.ts';
import type { Key } from './keys.ts';

interface Running {
  readonly of: Key;
  readonly answer: Promise<unknown>;
  /** An act has changed what is still shown. */
  readonly isAfterAct: boolean;
  /** It will be asked for again once it has arrived. */
  isFollowed: boolean;
}

interface Answers {
  /** The latest request of each key that is under way. */
  readonly running: Map<string, Running>;
  /** Whether requests are being sent because of an act. */
  renewsAfterAct: boolean;
}

const answersOf = new WeakMap<ApiClient, Answers>();

function of(client: ApiClient): Answers {
  const answers = answersOf.get(client) ?? { running: new Map(), renewsAfterAct: false };
  answersOf.set(client, answers);
  return answers;
}

/** Keeps a request in mind until it is answered. */
export function whileRunning<Answer>(client: ApiClient, key: Key, answer: Promise<Answer>): Promise<Answer> {
  const { running, renewsAfterAct } = of(client);
  const name = unstable_serialize(key);
  const isAfterAct = renewsAfterAct || running.get(name)?.isAfterAct === true;
  const ended = answer.finally(() => {
    if (running.get(name)?.answer === ended) running.delete(name);
  });
  running.set(name, { of: key, answer: ended, isAfterAct, isFollowed: false });
  return ended;
}

/** Whether the answer that is shown is older than an act that changed it. */
export const isBehindAct = (client: ApiClient, key: Key | null): boolean =>
  key !== null && of(client).running.get(unstable_serialize(key))?.isAfterAct === true;

/** Asks again after an act. SWR sends the requests before `renew` returns. */
export function renewAfterAct<Renewed>(client: ApiClient, renew: () => Promise<Renewed>): Promise<Renewed> {
  const answers = of(client);
  answers.renewsAfterAct = true;
  try {
    return renew();
  } finally {
    answers.renewsAfterAct = false;
  }
}

/** How long an answer that is under way is waited for: longer is a connection that has gone silent. */
const PATIENCE_MS = 10_000;

/**
 * Asks again for the answers that are picked. Of two requests SWR shows only the later one: where changes follow each other faster than they
 * are answered, nothing new would be shown. So an answer that is under way arrives first.
 */
export async function renewInTurn(
  client: ApiClient,
  isPicked: (key: unknown) => boolean,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
): Promise<void> {
  const { running } = of(client);
  const inTurn = [...running.values()].filter((one) => isPicked(one.of) && !one.isFollowed);
  const idle = mutate((key) => isPicked(key) && !running.has(unstable_serialize(key)));
  const follow = async (one: Running) => {
    one.isFollowed = true;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([Promise.allSettled([one.answer]), patience]);
    await mutate(one.of);
  };
  await Promise.all([idle, ...inTurn.map(follow)]);
}
