import { addressed } from '../contract/address.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { answerIn } from './answer-in.ts';
import type { Place } from './api-error.ts';
import { arrived } from './arrived.ts';
import { send, type SendOptions } from './transport.ts';
import { wireRequest } from './wire-request.ts';

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
  const { search, body } = addressed(endpoint, wireRequest(endpoint, request, place));
  const at = { ...place, url: place.url + search };
  const sending = { ...options, init: { ...init, body: JSON.stringify(body) } };
  if (onPage === undefined) return answerIn(endpoint, await send(fetch, at, sending));
  const { readWholeList } = await arrived(import('./read-whole-list.ts'), place);
  return readWholeList(fetch, endpoint, at, sending, onPage);
}
