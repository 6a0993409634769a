import { isLost, isTransient } from './api-error.ts';

/** How long one answer to an act is waited for before it counts as lost. */
export const ANSWER_MS = 30_000;

/** How long after a lost answer it is asked for, and again, and again: within the 300 s that a call may take (specification §9). */
export const ASK_AFTER_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

export interface Asking {
  readonly afterMs: readonly number[];
  readonly signal: AbortSignal | undefined;
  /** Whether it is still the same person's to ask. */
  readonly mayAsk: () => boolean;
  /** An answer was lost, and is asked for. */
  readonly onLost: () => void;
  /** Nothing is asked any more; `done`: the server says that it was done. */
  readonly onFound: (done: boolean) => void;
}

/** Waits, but no longer than until the network is back. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    }
    globalThis.addEventListener?.('online', end);
    signal?.addEventListener('abort', end);
  });
}

/** Sends an act again after each pause, until one answer comes. */
async function askAgain<Data>(send: () => Promise<Data>, asking: Asking, failure: unknown): Promise<Data> {
  const [ms, ...afterMs] = asking.afterMs;
  if (ms === undefined) throw failure;
  await pause(ms, asking.signal);
  if (!asking.mayAsk()) throw failure;
  try {
    return await send();
  } catch (error) {
    if (!isTransient(error)) throw error;
    return askAgain(send, { ...asking, afterMs }, error);
  }
}

/** Sends an act, and where its answer is lost asks what became of it: by sending it again under its key, which the server answers with what it remembers. */
export async function untilAnswered<Data>(send: () => Promise<Data>, asking: Asking): Promise<Data> {
  let failure: unknown;
  try {
    return await send();
  } catch (error) {
    if (!isLost(error) || asking.afterMs.length === 0) throw error;
    failure = error;
  }
  asking.onLost();
  let done = false;
  try {
    const data = await askAgain(send, asking, failure);
    done = true;
    return data;
  } finally {
    asking.onFound(done);
  }
}
