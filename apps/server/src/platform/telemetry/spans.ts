import { SpanStatusCode, trace, type Span, type SpanOptions } from '@opentelemetry/api';

/** Makes no spans until `startTraces` has registered a provider. */
export const tracer = trace.getTracer('lianxin');

/** Marks a span as failed, with the kind of the error only: messages may quote names and numbers. */
export const markFailed = (span: Span, error: unknown): void =>
  void span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });

/** Runs work in a span, under which its further spans stand. */
export const inSpan = <Result>(name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
