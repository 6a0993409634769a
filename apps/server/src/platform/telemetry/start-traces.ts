import { context, propagation, trace } from '@opentelemetry/api';
import type { Config } from '../config/config.ts';
import { VERSION } from '../version.ts';

/**
 * Sends spans to the configured OpenTelemetry collector, by OTLP over HTTP. The packages that do so are optional and loaded only then. Their
 * other settings are the standard's, such as OTEL_TRACES_SAMPLER. Returns how to send what is left and stop.
 */
export async function startTraces({ tracesEndpoint }: Pick<Config, 'tracesEndpoint'>): Promise<() => Promise<void>> {
  if (tracesEndpoint === undefined) return async () => {};
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${tracesEndpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lianxin-server', 'service.version': VERSION }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  };
}
