import { addressed } from '../contract/address.ts';
import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint.ts';
import { fromWire, toWire } from '../contract/wire.ts';
import type { Place } from './api-error.ts';
import { dataOf, malformed } from './read-reply.ts';
import { send, type SendOptions } from './transport.ts';

export { ANSWER_MS, ASK_AFTER_MS, untilAnswered } from './until-answered.ts';

/** Says a request in the words of the wire, sends it and reads the reply back into ours. Fetched with the first call: the schemas weigh more than the page that makes it. */
export async function exchange<E extends Endpoint>(
  fetch: typeof globalThis.fetch,
  endpoint: E,
  request: RequestOf<E>,
  place: Place,
  { init, ...options }: SendOptions,
): Promise<ResponseOf<E>> {
  const { search, body } = addressed(endpoint, toWire(endpoint.request, request));
  const at = { ...place, url: place.url + search };
  const reply = await send(fetch, at, { ...options, init: { ...init, body: JSON.stringify(body) } });
  const read = fromWire<E['response']>(endpoint.response, dataOf(reply, endpoint.request));
  if (read.success) return read.data;
  throw malformed(reply.place, read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; '));
}
