import { unstable_serialize, type useSWRConfig } from 'swr';
import type { ApiClient } from '../client/create-client.ts';
import type { Key } from './keys.ts';
import { perClient } from './per-client.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

interface Running {
  readonly key: Key;
  readonly answer: Promise<unknown>;
  /** An act has changed what is still shown. */
  readonly outdated: boolean;
  /** It will be asked for again once it has arrived. */
  again?: boolean;
}

/** The latest request of each key that is under way. */
const runningIn = perClient<Running>();

/** Requests that are being sent follow an act. */
let outdated = false;

/** Keeps a request in mind until it is answered. */
export function whileRunning<Answer>(client: ApiClient, key: Key, answer: Promise<Answer>): Promise<Answer> {
  const running = runningIn(client);
  const name = unstable_serialize(key);
  const ended = answer.finally(() => {
    if (running.get(name)?.answer === ended) running.delete(name);
  });
  running.set(name, { key, answer: ended, outdated: outdated || isBehindAct(client, key) });
  return ended;
}

/** Whether the answer that is shown is older than an act that changed it. */
export const isBehindAct = (client: ApiClient, key: Key | null): boolean =>
  runningIn(client).get(unstable_serialize(key))?.outdated === true;

/** Asks again after an act. SWR sends the requests before `mutate` returns. */
export function renewAfterAct(mutate: Mutate, isPicked: (key: unknown) => boolean): Promise<unknown> {
  outdated = true;
  const renewed = mutate(isPicked);
  outdated = false;
  return renewed;
}

/** Waits until an answer has arrived or failed, at most 10 s. */
async function whenAnswered(answer: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, 10_000);
  });
  await Promise.race([Promise.allSettled([answer]), patience]);
  clearTimeout(timer);
}

/**
 * Asks again for the answers that are picked. Of two requests SWR shows only the later one: where changes follow each other faster than they
 * are answered, nothing new would be shown. So an answer that is under way arrives first, unless its connection has gone silent.
 */
export async function renewInTurn(client: ApiClient, isPicked: (key: unknown) => boolean, mutate: Mutate): Promise<void> {
  const running = runningIn(client);
  const inTurn = [...running.values()].filter((one) => isPicked(one.key) && !one.again);
  await Promise.all([
    ...inTurn.map(async (one) => {
      one.again = true;
      await whenAnswered(one.answer);
      // A request that has begun meanwhile knows of the change.
      const latest = running.get(unstable_serialize(one.key));
      if (latest === undefined || latest === one) await mutate(one.key);
    }),
    mutate((key) => isPicked(key) && !running.has(unstable_serialize(key))),
  ]);
}
