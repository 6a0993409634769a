import { toWire, type Endpoint } from '@lianxin/api/contract';
import type { FirstCall } from '../portal/first-calls.ts';

/** A call as the page's HTML makes it: its base, its path and the body on the wire. */
export interface BegunCall {
  readonly base: Endpoint['base'];
  readonly path: string;
  readonly body: string;
}

/** A first call as it is written into the HTML. */
export const begunCall = (call: FirstCall): BegunCall =>
  call((endpoint, request) => ({ base: endpoint.base, path: endpoint.path, body: JSON.stringify(toWire(endpoint.request, request)) }));
