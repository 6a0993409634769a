import { addressed } from '../contract/address.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { fromWire, toWire } from '../contract/wire.ts';
import type { Place } from './api-error.ts';
import { arrived } from './arrived.ts';
import { dataOf, malformed } from './read-reply.ts';
import { send, type Reply, type SendOptions } from './transport.ts';

export { ANSWER_MS, ASK_AFTER_MS, untilAnswered } from './until-answered.ts';

/** How a call is sent, and what receives the pages of a complete list. */
export interface ExchangeOptions<E extends Endpoint> extends SendOptions {
  readonly onPage?: ((page: ResponseOf<E>) => boolean) | undefined;
}

/**
 * Sends a request with wire names and reads the reply with ours. It is loaded with the first call, because the schemas are larger than the
 * page that makes it.
 */
export async function exchange<E extends Endpoint>(
  fetch: typeof globalThis.fetch,
  endpoint: E,
  request: RequestOf<E>,
  place: Place,
  { init, onPage, ...options }: ExchangeOptions<E>,
): Promise<ResponseOf<E>> {
  const { search, body } = addressed(endpoint, toWire(endpoint.request, request));
  const at = { ...place, url: place.url + search };
  const sending = { ...options, init: { ...init, body: JSON.stringify(body) } };
  if (onPage === undefined) return answerIn(endpoint, await send(fetch, at, sending));
  const { readWholeList } = await arrived(import('./read-whole-list.ts'), place);
  return readWholeList(fetch, endpoint, at, sending, onPage);
}

/** The data of a successful reply, with our names. Throws an ApiError for any other reply. */
export function answerIn<E extends Endpoint>(endpoint: E, reply: Reply): ResponseOf<E> {
  const read = fromWire<E['response']>(endpoint.response, dataOf(reply, endpoint.request));
  if (read.success) return read.data;
  throw malformed(reply.place, read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; '));
}
