import { toWire, type Endpoint } from '@lianxin/api/contract';
import type { FirstCall } from '../portal/first-calls.ts';

/** A call made by the HTML: base, path and wire body. */
export interface BegunCall {
  readonly base: Endpoint['base'];
  readonly path: string;
  readonly body: string;
}

export const begunCall = (call: FirstCall): BegunCall =>
  call((endpoint, request) => ({ base: endpoint.base, path: endpoint.path, body: JSON.stringify(toWire(endpoint.request, request)) }));
