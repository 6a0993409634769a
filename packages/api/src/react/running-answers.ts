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

/** Names of answers that have changed while nothing showed them, until they are asked for again. */
const changedIn = perClient<true>();

/** Requests that are being sent follow an act. */
let outdated = false;

/** Keeps a request in mind until it is answered. */
export function whileRunning<Answer>(client: ApiClient, key: Key, answer: Promise<Answer>): Promise<Answer> {
  const running = runningIn(client);
  const name = unstable_serialize(key);
  const ended = answer.finally(() => {
    if (running.get(name)?.answer === ended) running.delete(name);
  });
  running.set(name, { key, answer: ended, outdated: outdated || isBehind(client, key) });
  changedIn(client).delete(name);
  return ended;
}

/** Whether the answer in memory has changed while nothing showed it, and has not been asked for again. */
export const isLeftBehind = (client: ApiClient, key: Key | null): boolean => changedIn(client).has(unstable_serialize(key));

/** Whether the answer in memory is older than an act, or than a change that came while nothing showed it. */
export const isBehind = (client: ApiClient, key: Key | null): boolean =>
  isLeftBehind(client, key) || runningIn(client).get(unstable_serialize(key))?.outdated === true;

/** Forgets an answer that is no longer in memory. */
export const forgetChange = (client: ApiClient, name: string): void => void changedIn(client).delete(name);

/** Asks again for what is shown. SWR sends the requests before `mutate` returns; without one, nothing shows the answer now. */
function renewShown(client: ApiClient, mutate: Mutate, isPicked: (key: unknown, name: string) => boolean): Promise<unknown> {
  const running = runningIn(client);
  const before = new Map<string, Running | undefined>();
  const renewed = mutate((key) => {
    const name = unstable_serialize(key);
    if (!isPicked(key, name)) return false;
    before.set(name, running.get(name));
    return true;
  });
  for (const [name, one] of before) if (running.get(name) === one) changedIn(client).set(name, true);
  return renewed;
}

/** Asks again after an act. */
export function renewAfterAct(client: ApiClient, mutate: Mutate, isPicked: (key: unknown) => boolean): Promise<unknown> {
  outdated = true;
  const renewed = renewShown(client, mutate, isPicked);
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
      const name = unstable_serialize(one.key);
      const latest = running.get(name);
      if (latest === undefined || latest === one) await renewShown(client, mutate, (_, other) => other === name);
    }),
    renewShown(client, mutate, (key, name) => isPicked(key) && !running.has(name)),
  ]);
}
