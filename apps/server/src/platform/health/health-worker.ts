// Answers health probes on a thread of its own, so that they are answered in time however busy the server is.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { isHealthReport, isHealthAddress, type HealthReport } from './health-report.ts';

/** After this long without a report the server is too busy to serve. */
const STALE_MS = 5000;
/** After this long without a report only a restart helps. */
const DEAD_MS = 30_000;

let report: HealthReport = { problems: ['the server is starting'], wedged: undefined };
let reportedAt = performance.now();
parentPort?.on('message', (message: unknown) => {
  if (!isHealthReport(message)) return;
  report = message;
  reportedAt = performance.now();
});

const hasNotReportedFor = (ms: number): string[] =>
  performance.now() - reportedAt > ms ? [`the server has not reported for ${Math.round((performance.now() - reportedAt) / 1000)} s`] : [];

const PROBES: Readonly<Record<string, () => { readonly status: string; readonly problems: readonly string[] }>> = {
  '/livez': () => ({ status: 'ok', problems: [...(report.wedged === undefined ? [] : [report.wedged]), ...hasNotReportedFor(DEAD_MS)] }),
  '/readyz': () => ({ status: 'ready', problems: [...report.problems, ...hasNotReportedFor(STALE_MS)] }),
};

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '';
  const { status, problems } = PROBES[path === '/healthz' ? '/livez' : path]?.() ?? { status: 'unknown', problems: undefined };
  response.writeHead(problems === undefined ? 404 : problems.length === 0 ? 200 : 503, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(problems?.length ? { status: `not ${status}`, problems } : { status }));
});
server.once('error', (error) => {
  throw error;
});
if (isHealthAddress(workerData))
  server.listen(workerData.port, workerData.host, () => {
    const address = server.address();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ port: typeof address === 'object' ? address?.port : undefined });
  });
