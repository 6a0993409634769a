import { fromWire, toWire, type FieldProblem } from '@lianxin/api/contract';
import { refusalOfCode } from '@lianxin/domain';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { EXPORT_TYPE, OperationAnswer } from '../answers.ts';
import type { Operation, RequestFor, ResponseFor } from '../operation.ts';
import { CommandFailed, EXIT } from './failure.ts';
import type { Language, Say } from './language.ts';

/** A server of platform operations, as the command line reaches it. */
export interface Connection {
  readonly url: string;
  /** Makes a call; ends the command where it fails. */
  call<O extends Operation>(operation: O, request: RequestFor<O>): Promise<ResponseFor<O>>;
  /** Makes an export; answers its bytes as they come. */
  lines<O extends Operation<'export'>>(operation: O, request: RequestFor<O>): Promise<AsyncIterable<Uint8Array>>;
}

interface Place {
  readonly url: string;
  readonly token: string | undefined;
  readonly language: Language;
  readonly say: Say;
}

const TIMEOUT_MS = 60_000;
/** All of an export has to have come by then. */
const EXPORT_TIMEOUT_MS = 6 * 3_600_000;
const Fields = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) });
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Refuses an address over which a password could be read on the way. */
function assertSafe(url: string, say: Say): void {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol === 'https:' || (address?.protocol === 'http:' && LOOPBACK.includes(address.hostname))) return;
  throw new CommandFailed(
    EXIT.usage,
    say(`地址 ${url} 不安全：除本机外须使用 https`, `${url} is not safe: except on this machine the address must be https`),
  );
}

function refusal(answer: z.output<typeof OperationAnswer>, say: Say): CommandFailed {
  if (refusalOfCode(answer.code) === 'SESSION_EXPIRED')
    return new CommandFailed(
      EXIT.signedOut,
      say('尚未登录或登录已过期，请先 sign-in', 'Not signed in, or the session has ended. Run sign-in'),
      answer.code,
    );
  const wrong: readonly FieldProblem[] = z.safeParse(Fields, answer.data).data?.fields ?? [];
  const lines = [answer.message, ...wrong.map(({ path, message }) => `  ${path}: ${message}`)];
  return new CommandFailed(EXIT.refused, lines.join('\n'), answer.code);
}

/** Connects calls to a server. Nothing is sent before the first call. */
export function connect({ url, token, language, say }: Place): Connection {
  assertSafe(url, say);

  async function post(operation: Operation, body: unknown): Promise<Response> {
    try {
      return await fetch(new URL(`/operations${operation.path}`, url), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(operation.kind === 'export' ? EXPORT_TIMEOUT_MS : TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'accept-language': language === 'zh' ? 'zh-CN' : 'en-US',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(operation.kind === 'query' || operation.kind === 'export' ? {} : { 'idempotency-key': randomUUID() }),
        },
        body: JSON.stringify(body),
      });
    } catch (cause) {
      throw new CommandFailed(
        EXIT.unreachable,
        say(
          `无法连接 ${url}。请确认服务已启动且未以 OPERATIONS=0 关闭运营接口`,
          `${url} does not answer. Is the server running, and platform operations not turned off with OPERATIONS=0?`,
        ),
        cause instanceof Error ? cause.name : undefined,
      );
    }
  }

  /** The data of an answer; ends the command where it is none, or a refusal. */
  async function dataOf(reply: Response): Promise<unknown> {
    const answer = z.safeParse(OperationAnswer, await reply.json().catch(() => undefined)).data;
    if (!reply.ok || !answer)
      throw new CommandFailed(
        EXIT.unreachable,
        say(
          `服务异常（HTTP ${reply.status}），请求编号 ${reply.headers.get('x-request-id') ?? '—'}`,
          `The server failed (HTTP ${reply.status}), request ${reply.headers.get('x-request-id') ?? '—'}`,
        ),
      );
    if (answer.code !== '00000') throw refusal(answer, say);
    return answer.data;
  }

  const otherVersion = () =>
    new CommandFailed(EXIT.unreachable, say('服务的版本与本命令行不一致', 'The server is of another version than this command line'));

  return {
    url,
    async call<O extends Operation>(operation: O, request: RequestFor<O>): Promise<ResponseFor<O>> {
      const reply = await post(operation, toWire(operation.request, request));
      const read = fromWire<O['response']>(operation.response, await dataOf(reply));
      if (!read.success) throw otherVersion();
      return read.data;
    },
    async lines(operation, request) {
      const reply = await post(operation, toWire(operation.request, request));
      if (reply.ok && reply.body !== null && reply.headers.get('content-type') === EXPORT_TYPE) return reply.body;
      await dataOf(reply);
      throw otherVersion();
    },
  };
}
