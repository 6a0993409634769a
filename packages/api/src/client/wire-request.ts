import * as z from 'zod/mini';
import type { Endpoint, RequestOf } from '../contract/endpoint.ts';
import { toWire } from '../contract/wire.ts';
import { ApiError, type Place } from './api-error.ts';

/** A request as it goes over the wire. Throws an ApiError that names each field which does not fit the contract. */
export function wireRequest<E extends Endpoint>(endpoint: E, request: RequestOf<E>, place: Place): unknown {
  try {
    return toWire(endpoint.request, request);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    const fields = error.issues.flatMap((issue) => {
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      return paths.map((path) => ({ path: path.join('.'), message: issue.message }));
    });
    const said = fields.map(({ path, message }) => `${path || 'request'}: ${message}`).join('; ');
    throw new ApiError({ kind: 'invalid', fields }, place, `${place.endpointPath}: the request does not fit the contract (${said})`, {
      cause: error,
    });
  }
}
