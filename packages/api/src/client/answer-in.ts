import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { fromWire } from '../contract/wire.ts';
import { dataOf, malformed } from './read-reply.ts';
import type { Reply } from './transport.ts';

/** The answer that a reply holds, in our words. Throws the ApiError that any other reply means. */
export function answerIn<E extends Endpoint>(endpoint: E, reply: Reply): ResponseOf<E> {
  const read = fromWire<E['response']>(endpoint.response, dataOf(reply, endpoint.request));
  if (read.success) return read.data;
  throw malformed(reply.place, read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; '));
}
