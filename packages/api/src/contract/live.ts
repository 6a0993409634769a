import * as z from 'zod/mini';

/**
 * Below the base `api`: GET, `text/event-stream`, with the session cookie. Events are `open`, `change` and `ended`; `Last-Event-ID` or
 * `?after=` requests missed ones.
 */
export const LIVE_PATH = '/events';

/**
 * The data of a `change` event: the resources whose answers may differ now, as acts `refresh` them, or "*" for all. It never contains the
 * changed data.
 */
export const LiveChange = z.object({ topics: z.array(z.string()) });
