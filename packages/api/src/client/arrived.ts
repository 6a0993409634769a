import { ApiError, type Place } from './api-error.ts';

/** A script of ours that is fetched when it is needed. Where it does not come, the call it was for has failed on the way like any other. */
export async function arrived<Script>(script: Promise<Script>, place: Place): Promise<Script> {
  try {
    return await script;
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, place, `${place.url}: the script for this call did not arrive`, { cause });
  }
}
