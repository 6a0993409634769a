import * as z from 'zod/mini';
import { unstorableTextsIn } from '../storable.ts';

/** Address and key of an external service. */
export interface GatewayConfig {
  /** Such as "https://gateway.example.com/v1". */
  readonly url: string;
  readonly key: string;
}

const TIMEOUT_MS = 10_000;

/** An external service did not answer as specified. The message must not contain request data. */
export class GatewayError extends Error {
  constructor(path: string, reason: string) {
    super(`The gateway call ${path} failed: ${reason}.`);
    this.name = 'GatewayError';
  }
}

/** Posts JSON to an external service with its key as bearer token, and validates the answer, which must hold no text that cannot be stored. Throws GatewayError. */
export async function askGateway<Answer extends z.ZodMiniType>(
  { url, key }: GatewayConfig,
  path: string,
  body: Readonly<Record<string, unknown>>,
  answer: Answer,
): Promise<z.output<Answer>> {
  let reply: Response;
  try {
    reply = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new GatewayError(path, error instanceof Error ? error.name : 'no answer');
  }
  if (!reply.ok) throw new GatewayError(path, `HTTP ${reply.status}`);
  const sent: unknown = await reply.json().catch(() => undefined);
  const read = z.safeParse(answer, unstorableTextsIn(sent).length > 0 ? undefined : sent);
  if (!read.success) throw new GatewayError(path, 'the answer is not of the agreed form');
  return read.data;
}
