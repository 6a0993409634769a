import { SpanKind } from '@opentelemetry/api';
import { Histogram, Registry } from 'prom-client';
import { inSpan } from './spans.ts';
import { underWorkId } from './work-id.ts';

/** Of the process, like its runner. */
export const jobRegistry = new Registry();

const runs = new Histogram({
  name: 'lianxin_job_duration_seconds',
  help: 'Runs of jobs by kind and outcome',
  labelNames: ['kind', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
  registers: [jobRegistry],
});

/** Runs a job under its own id, in a span, and measures it. */
export function observedJob({ id, kind }: { readonly id: string; readonly kind: string }, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  const measure = (outcome: 'done' | 'failed') => runs.observe({ kind, outcome }, (performance.now() - started) / 1000);
  const measured = async () => {
    try {
      await work();
    } catch (error) {
      measure('failed');
      throw error;
    }
    measure('done');
  };
  return underWorkId(id, () => inSpan(`job ${kind}`, { kind: SpanKind.INTERNAL, attributes: { 'lianxin.job.id': id } }, measured));
}
