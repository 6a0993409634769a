import * as z from 'zod/mini';
import { ApiError, type Place } from './api-error.ts';

/** What to throw for a request that does not fit the contract: an ApiError that names each field, or a defect as it is. */
export function invalidRequest(error: unknown, place: Place): unknown {
  if (!(error instanceof z.core.$ZodError)) return error;
  const fields = error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ path: path.join('.'), message: issue.message }));
  });
  const said = fields.map(({ path, message }) => `${path || 'request'}: ${message}`).join('; ');
  return new ApiError({ kind: 'invalid', fields }, place, `${place.endpointPath}: the request does not fit the contract (${said})`, {
    cause: error,
  });
}
