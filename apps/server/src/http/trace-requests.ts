import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { tracer } from '../platform/telemetry/spans.ts';

const spans = new WeakMap<object, Span>();

/** The id of a request's trace, for its log line. */
export const traceOf = (request: object): { readonly trace?: string } => {
  const span = spans.get(request);
  return span ? { trace: span.spanContext().traceId } : {};
};

/** Makes a span of each request, named by its route. It joins the trace of the caller only if that is a trusted proxy. */
export function traceRequests(app: FastifyInstance, trustsCaller: boolean): void {
  app.addHook('onRequest', async (request) => {
    const parent = trustsCaller ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'lianxin.request.id': request.id };
    spans.set(request, tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent));
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    context.with(span ? trace.setSpan(context.active(), span) : context.active(), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
