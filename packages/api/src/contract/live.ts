import * as z from 'zod/mini';

/** Below the base `api`: GET, `text/event-stream`, by the session's cookie. Events: `open`, `change`, `ended`; `Last-Event-ID` or `?after=` asks for what was missed. */
export const LIVE_PATH = '/events';

/** What an event `change` carries: resources of this contract whose answers may differ now, as the acts say that they refresh them, or "*" for anything. Never what has changed. */
export const LiveChange = z.object({ topics: z.array(z.string()) });
