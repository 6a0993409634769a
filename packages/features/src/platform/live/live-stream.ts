import { LiveChange } from '@lianxin/api/contract';
import * as z from 'zod/mini';
import { openChannel, sharedLocks } from '../browser-storage/index.ts';

export interface LiveStreamOptions {
  readonly url: string;
  readonly name: string;
  readonly onTopics: (topics: readonly string[]) => void;
  /** Whether changes arrive; otherwise the platform is polled. */
  readonly onLive: (live: boolean) => void;
}

const WindowMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), id: z.string(), topics: z.array(z.string()) }),
  z.object({ kind: z.literal('state'), live: z.boolean() }),
  z.object({ kind: z.literal('ask') }),
]);

/** Delay after the server refused the stream; the browser itself reconnects after a lost connection. */
const AGAIN_MS = 60_000;

const topicsOf = (data: unknown): string[] => {
  try {
    return z.parse(LiveChange, JSON.parse(String(data))).topics;
  } catch {
    return ['*'];
  }
};

interface OpenStream {
  readonly live: () => boolean;
  readonly close: () => void;
}

function openSource(url: string, after: string, told: (message: z.output<typeof WindowMessage>) => void): OpenStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let live = false;
  let seen = after;
  const is = (now: boolean) => {
    if (live === now) return;
    live = now;
    told({ kind: 'state', live });
  };
  const open = () => {
    source = new EventSource(seen === '' ? url : `${url}?${new URLSearchParams({ after: seen }).toString()}`);
    source.addEventListener('open', () => is(true));
    source.addEventListener('change', ({ data, lastEventId }) => {
      seen = lastEventId;
      told({ kind: 'change', id: lastEventId, topics: topicsOf(data) });
    });
    source.addEventListener('ended', () => {
      source?.close();
      is(false);
      // The next call will find that the session has ended and tell the person.
      told({ kind: 'change', id: seen, topics: ['message'] });
    });
    source.addEventListener('error', () => {
      is(false);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return {
    live: () => live,
    close: () => {
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** Receives changes. One window of a session holds the stream and informs the others; without shared workers each has its own. */
export function openLiveStream({ url, name, onTopics, onLive }: LiveStreamOptions): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  let seen = '';
  let held: OpenStream | undefined;
  const stop = new AbortController();
  const channel = openChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const post = (message: z.output<typeof WindowMessage>) => channel?.postMessage(message);
  const hear = (message: z.output<typeof WindowMessage>) => {
    if (message.kind === 'state') onLive(message.live);
    if (message.kind === 'change') {
      seen = message.id;
      onTopics(message.topics);
    }
    if (message.kind === 'ask' && held) post({ kind: 'state', live: held.live() });
  };
  const tell = (message: z.output<typeof WindowMessage>) => {
    post(message);
    hear(message);
  };
  const lead = () => {
    held = openSource(url, seen, tell);
  };
  channel?.addEventListener('message', ({ data }) => {
    const { data: message } = z.safeParse(WindowMessage, data);
    if (message) hear(message);
  });
  const locks = channel && sharedLocks();
  if (locks === undefined) lead();
  else {
    post({ kind: 'ask' });
    const closed = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve(), { once: true }));
    locks
      .request(name, { signal: stop.signal }, () => {
        lead();
        return closed;
      })
      .catch(() => undefined);
  }
  return () => {
    held?.close();
    stop.abort();
    channel?.close();
  };
}
