import { ApiError, type Place } from './api-error.ts';

/** Imports a script on demand. A failed import is a transport failure of the call that needed it. */
export async function arrived<Script>(script: Promise<Script>, place: Place): Promise<Script> {
  try {
    return await script;
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, place, `${place.url}: the script for this call did not arrive`, { cause });
  }
}
