import { Worker } from 'node:worker_threads';
import { programBeside } from '../isolated/isolated-process.ts';
import type { HealthAddress, HealthReport } from './health-report.ts';

const EVERY_MS = 1000;
/** What asks for so long asks a database that does not answer. */
const PATIENCE_MS = 5000;

export interface HealthListener {
  readonly port: number;
  /** Reports at once, instead of within the next second. */
  report(): Promise<void>;
  close(): Promise<void>;
}

/** Answers `/livez` and `/readyz` on a port of its own, from a thread of its own. Rejects when the port is taken. */
export async function startHealthListener(address: HealthAddress, ask: () => Promise<HealthReport>): Promise<HealthListener> {
  const worker = new Worker(programBeside(import.meta, 'health-worker'), { workerData: address });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: HealthAddress) => resolve(message.port));
  });
  worker.unref();
  let last: HealthReport = { problems: ['the server is starting'], wedged: undefined };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = () => worker.postMessage(last);
  // A question may take some seconds; that this thread still reports is known without it.
  const asking = async () => {
    last = await ask();
    tell();
  };
  let isAsking = false;
  let askedAt = 0;
  const timer = setInterval(() => {
    if (isAsking && performance.now() - askedAt > PATIENCE_MS) last = { ...last, problems: ['the database does not answer'] };
    tell();
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    void asking()
      .catch(() => {})
      .finally(() => (isAsking = false));
  }, EVERY_MS).unref();
  return {
    port,
    report: asking,
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
