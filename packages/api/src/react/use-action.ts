import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/api-error.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { toWire } from '../contract/wire.ts';
import { useClient } from './client-provider.tsx';
import { touchedBy } from './keys.ts';
import { dropAhead } from './prefetch.ts';
import { renewAfterAct } from './running-answers.ts';

/** The outcome of an act. A failure is a value, so that no caller can forget it; only a defect of ours rejects. */
export type Result<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** Resolves when the cached answers that the act changed are renewed; until then a page shows the old ones. */
      readonly renewed?: Promise<unknown>;
    }
  | { readonly ok: false; readonly error: ApiError };

export interface UseActionOptions {
  /** The screen shows the outcome itself, without a notice. @default false */
  quiet?: boolean;
  /** The page does it automatically, such as saving a draft: a lost answer is not asked for again. @default false */
  background?: boolean;
}

export interface Action<E extends Endpoint> {
  /** Runs the act. The same request joins one that is still running. */
  run: (request: RequestOf<E>) => Promise<Result<ResponseOf<E>>>;
  busy: boolean;
  /** Why the last run failed. */
  error: ApiError | undefined;
  /** Forgets the last failure. */
  reset: () => void;
}

/** One intent of the person, which keeps its key until the server has given a clear answer. */
interface Intent<Data> {
  readonly key: string;
  running: Promise<Result<Data>> | undefined;
}

/**
 * A call that changes something, at most once per intent of the person. The idempotency key stays while the same request is repeated after
 * a transport failure, and changes after success, a refusal, or another request. Success renews the cached answers of its resource and of
 * those that it refreshes.
 */
export function useAction<E extends Endpoint>(endpoint: E, { quiet = false, background = false }: UseActionOptions = {}): Action<E> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const intents = useRef(new Map<string, Intent<ResponseOf<E>>>());
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ApiError>();

  const perform = async (request: RequestOf<E>, body: string, key: string): Promise<Result<ResponseOf<E>>> => {
    setRunning((count) => count + 1);
    setError(undefined);
    try {
      const data = await client.call(endpoint, request, { idempotencyKey: key, quiet, awaited: !background });
      intents.current.delete(body);
      const isOld = touchedBy(endpoint);
      dropAhead(client, isOld);
      return { ok: true, data, renewed: renewAfterAct(client, mutate, isOld) };
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.kind === 'refusal') intents.current.delete(body);
      setError(caught);
      return { ok: false, error: caught };
    } finally {
      setRunning((count) => count - 1);
    }
  };

  const run = (request: RequestOf<E>): Promise<Result<ResponseOf<E>>> => {
    const body = JSON.stringify(toWire(endpoint.request, request));
    for (const [other, { running: under }] of intents.current) if (other !== body && !under) intents.current.delete(other);
    const intent = intents.current.get(body) ?? { key: client.newId(), running: undefined };
    intents.current.set(body, intent);
    intent.running ??= perform(request, body, intent.key).finally(() => {
      intent.running = undefined;
    });
    return intent.running;
  };

  const reset = useCallback(() => setError(undefined), []);
  return { run, busy: running > 0, error, reset };
}
