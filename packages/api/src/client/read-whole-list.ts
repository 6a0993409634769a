import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { WHOLE_LIST } from '../contract/whole-list.ts';
import { answerIn } from './answer-in.ts';
import type { Place } from './api-error.ts';
import { malformed } from './read-reply.ts';
import { replyOf, sendAndRead, type SendOptions } from './transport.ts';

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let begun = '';
  try {
    for (;;) {
      // The parts come in sequence.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (begun + decoder.decode(value, { stream: true })).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // A receiver that stops also cancels the rest of the response.
    void reader.cancel().catch(() => undefined);
  }
}

function jsonOf(line: string, place: Place): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw malformed(place, 'a line of the list is no JSON');
  }
}

/**
 * Requests a complete list, hands over each page as it comes, and resolves to the last; a receiver that returns false stops it. Where the
 * server only sends one page, that is handed over.
 */
export function readWholeList<E extends Endpoint>(
  fetch: typeof globalThis.fetch,
  endpoint: E,
  place: Place,
  { init, ...options }: SendOptions,
  onPage: (page: ResponseOf<E>) => boolean,
): Promise<ResponseOf<E>> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), Accept: WHOLE_LIST };
  return sendAndRead(fetch, place, { ...options, init: { ...init, headers } }, async (response) => {
    const { status, headers: said, body } = response;
    if (body === null || said.get('Content-Type')?.startsWith(WHOLE_LIST) !== true) {
      const page = answerIn(endpoint, await replyOf(response, place));
      onPage(page);
      return page;
    }
    const at = { ...place, requestId: said.get('X-Request-Id') ?? undefined };
    let last: ResponseOf<E> | undefined;
    for await (const line of linesOf(body)) {
      last = answerIn(endpoint, { status, body: jsonOf(line, at), place: at });
      if (!onPage(last)) break;
    }
    if (last === undefined) throw malformed(at, 'the list has no page');
    return last;
  });
}
