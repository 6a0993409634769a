import type { FastifyBaseLogger } from 'fastify';

const JOBS_INTERVAL_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Work that ends early once it may not go on. */
type Interruptible = (goOn: () => boolean) => Promise<unknown>;

/** Repeats work with a pause between runs. Returns a function that stops it and waits for the current run. */
function repeat(work: Interruptible, everyMs: number, log: FastifyBaseLogger): () => Promise<void> {
  let currentRun = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const once = async () => {
    try {
      await work(() => !stopped);
    } catch (error) {
      log.error({ err: error }, 'background work failed');
    }
    if (!stopped) timer = setTimeout(turn, everyMs).unref();
  };
  const turn = () => {
    currentRun = once();
  };
  timer = setTimeout(turn, everyMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await currentRun;
  };
}

/** What runs in the background. */
interface BackgroundWork {
  /** The due jobs of each lane: a lane whose gateway hangs does not hold up the others. */
  readonly lanes: readonly Interruptible[];
  readonly everyMinute: readonly (() => Promise<unknown>)[];
  readonly everyHour: readonly (() => Promise<unknown>)[];
}

/** Runs due jobs and repeated work in the background. */
export function startRunner({ lanes, everyMinute, everyHour }: BackgroundWork, log: FastifyBaseLogger): () => Promise<void> {
  const stops = [
    ...lanes.map((lane) => repeat(lane, JOBS_INTERVAL_MS, log)),
    ...everyMinute.map((work) => repeat(work, MINUTE_MS, log)),
    ...everyHour.map((work) => repeat(work, HOUR_MS, log)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
