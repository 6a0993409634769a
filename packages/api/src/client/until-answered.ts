import { isLost, isTransient } from './api-error.ts';

/** How long to wait for the answer of an act before it counts as lost. */
export const ANSWER_MS = 30_000;

/** The pauses before each request for a lost answer, within the 300 s that a call may take (specification §9). */
export const ASK_AFTER_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

export interface Asking {
  readonly afterMs: readonly number[];
  readonly signal: AbortSignal | undefined;
  /** Whether the same person is still signed in. */
  readonly mayAsk: () => boolean;
  readonly onLost: () => void;
  /** Asking has stopped; `done`: the server confirmed the act. */
  readonly onFound: (done: boolean) => void;
}

/** Waits, at most until the network is back. */
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

/** Repeats an act after each pause, until one answer comes. */
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

/** Sends an act, and where its answer is lost sends it again under its key, to which the server replies with the stored answer. */
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
