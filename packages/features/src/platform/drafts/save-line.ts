/** Saves of one draft, one at a time. */
export interface SaveQueue<Result> {
  /** Queues a save; `typed` identifies its content. Joins a pending save, or a running one with the same content. */
  readonly save: (typed: string, begin: () => Saving<Result>) => Promise<Result>;
  /** Resolves when no save is running any more. */
  readonly settled: () => Promise<void>;
}

interface Saving<Result> {
  readonly typed: string;
  readonly ended: Promise<Result>;
}

/** Runs saves in sequence; each saves the input of its own start. */
export function saveQueue<Result>(): SaveQueue<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;
  let underWay: Saving<Result> | undefined;

  async function next(begin: () => Saving<Result>): Promise<Result> {
    await last;
    waiting = undefined;
    underWay = begin();
    try {
      return await underWay.ended;
    } finally {
      underWay = undefined;
    }
  }

  function save(typed: string, begin: () => Saving<Result>): Promise<Result> {
    if (waiting) return waiting;
    if (underWay?.typed === typed) return underWay.ended;
    waiting = next(begin);
    last = waiting.catch(() => undefined);
    return waiting;
  }

  return { save, settled: async () => void (await last) };
}
