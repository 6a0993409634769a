import * as z from 'zod/mini';

/** Where a service outside is reached, and by which key. */
export interface GatewayConfig {
  /** "https://gateway.example.com/v1" */
  readonly url: string;
  readonly key: string;
}

const TIMEOUT_MS = 10_000;

/** A service outside did not answer as agreed. Nothing of what was sent is in the message. */
export class GatewayFailed extends Error {
  constructor(path: string, reason: string) {
    super(`The gateway call ${path} failed: ${reason}.`);
    this.name = 'GatewayFailed';
  }
}

/** Posts JSON to a service outside, with its key as bearer token, and reads the answer by a schema. Throws GatewayFailed. */
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
    throw new GatewayFailed(path, error instanceof Error ? error.name : 'no answer');
  }
  if (!reply.ok) throw new GatewayFailed(path, `HTTP ${reply.status}`);
  const read = z.safeParse(answer, await reply.json().catch(() => undefined));
  if (!read.success) throw new GatewayFailed(path, 'the answer is not of the agreed form');
  return read.data;
}
