import { context, propagation, SpanKind } from '@opentelemetry/api';
import * as z from 'zod/mini';
import { unstorableTextsIn } from '../storable.ts';
import { gatewayCalls, type GatewayOutcome } from '../telemetry/gateway-metrics.ts';
import { inSpan } from '../telemetry/spans.ts';
import { currentWorkId } from '../telemetry/work-id.ts';

/** Address and key of an external service. */
export interface GatewayConfig {
  /** Such as "https://gateway.example.com/v1". */
  readonly url: string;
  readonly key: string;
}

const TIMEOUT_MS = 10_000;

/** An external service did not answer as specified. The message must not contain request data. */
export class GatewayError extends Error {
  readonly outcome: GatewayOutcome;

  constructor(path: string, reason: string, outcome: GatewayOutcome = 'malformed') {
    super(`The gateway call ${path} failed: ${reason}.`);
    this.name = 'GatewayError';
    this.outcome = outcome;
  }
}

/** Under which request or job a gateway is asked, so that both sides find it in their logs and traces. */
function originHeaders(): Record<string, string> {
  const id = currentWorkId();
  const headers: Record<string, string> = id === undefined ? {} : { 'X-Request-Id': id };
  propagation.inject(context.active(), headers);
  return headers;
}

/** Posts JSON to an external service with its key as bearer token, and validates the answer, which must hold no text that cannot be stored. Throws GatewayError. */
export async function askGateway<Answer extends z.ZodMiniType>(
  gateway: GatewayConfig,
  path: string,
  body: Readonly<Record<string, unknown>>,
  answer: Answer,
): Promise<z.output<Answer>> {
  const started = performance.now();
  const measure = (outcome: GatewayOutcome) => gatewayCalls.observe({ call: path, outcome }, (performance.now() - started) / 1000);
  try {
    const read = await inSpan(`POST ${path}`, { kind: SpanKind.CLIENT }, () => post(gateway, path, body, answer));
    measure('answered');
    return read;
  } catch (error) {
    measure(error instanceof GatewayError ? error.outcome : 'failed');
    throw error;
  }
}

async function post<Answer extends z.ZodMiniType>(
  { url, key }: GatewayConfig,
  path: string,
  body: Readonly<Record<string, unknown>>,
  answer: Answer,
): Promise<z.output<Answer>> {
  let reply: Response;
  try {
    reply = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, ...originHeaders() },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new GatewayError(path, error instanceof Error ? error.name : 'no answer', 'silent');
  }
  if (!reply.ok) throw new GatewayError(path, `HTTP ${reply.status}`, reply.status < 500 ? 'refused' : 'failed');
  const sent: unknown = await reply.json().catch(() => undefined);
  const read = z.safeParse(answer, unstorableTextsIn(sent).length > 0 ? undefined : sent);
  if (!read.success) throw new GatewayError(path, 'the answer is not of the agreed form');
  return read.data;
}
