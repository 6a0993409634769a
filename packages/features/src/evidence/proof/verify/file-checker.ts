import type { FileResult } from './check-file.ts';
import type { PublishedKeys } from './known-keys.ts';

export interface CheckJob {
  readonly file: Blob;
  readonly known: PublishedKeys;
}

/** Null: the file could not be read. */
export type CheckReply = FileResult | null;

/** Checks one file at a time. */
export interface FileChecker {
  /** Ends the check before. Rejects when the checker is not loaded, or the file cannot be read. */
  readonly check: (job: CheckJob) => Promise<FileResult>;
  /** Ends the running check, which then never answers. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** Checks in a worker, loaded in advance so that files can be checked offline. */
function inWorker(): FileChecker {
  /** Ended before the next check, because it is busy or its script did not load. */
  let isSpent = false;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('@lianxin/features/verify-worker', import.meta.url), { type: 'module' });
    started.addEventListener('error', () => {
      if (started === worker) isSpent = true;
    });
    return started;
  }

  function cancel(): void {
    if (!isSpent) return;
    worker.terminate();
    worker = start();
    isSpent = false;
  }

  async function check(job: CheckJob): Promise<FileResult> {
    cancel();
    isSpent = true;
    const own = worker;
    const reply = await new Promise<CheckReply>((resolve, reject) => {
      own.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => resolve(data), { once: true });
      own.addEventListener('error', ({ message }) => reject(new Error(`the checker failed: ${message}`)), { once: true });
      own.postMessage(job, []);
    });
    isSpent = false;
    if (reply === null) throw new Error('the file could not be read');
    return reply;
  }

  return { check, cancel, close: () => worker.terminate() };
}

/** Checks in the page, where there are no workers. */
const inPage = (): FileChecker => ({
  check: async ({ file, known }) => {
    const { checkFile } = await import('./check-file.ts');
    return checkFile(file, known);
  },
  cancel: () => {},
  close: () => {},
});

export const createFileChecker = (): FileChecker => (typeof Worker === 'function' ? inWorker() : inPage());
