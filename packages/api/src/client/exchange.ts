import { addressed } from '../contract/address.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { toWire } from '../contract/wire.ts';
import { answerIn } from './answer-in.ts';
import type { Place } from './api-error.ts';
import { arrived } from './arrived.ts';
import { send, type SendOptions } from './transport.ts';

export { ANSWER_MS, ASK_AFTER_MS, untilAnswered } from './until-answered.ts';

/** A request with wire names. What names the fields that do not fit is loaded only for them. */
async function wireOf<E extends Endpoint>(endpoint: E, request: RequestOf<E>, place: Place): Promise<unknown> {
  try {
    return toWire(endpoint.request, request);
  } catch (error) {
    const { invalidRequest } = await arrived(import('./invalid-request.ts'), place);
    throw invalidRequest(error, place);
  }
}

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
  const { search, body } = addressed(endpoint, await wireOf(endpoint, request, place));
  const at = { ...place, url: place.url + search };
  const sending = { ...options, init: { ...init, body: JSON.stringify(body) } };
  if (onPage === undefined) return answerIn(endpoint, await send(fetch, at, sending));
  const { readWholeList } = await arrived(import('./read-whole-list.ts'), place);
  return readWholeList(fetch, endpoint, at, sending, onPage);
}
