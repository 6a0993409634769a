import { readBytes } from './reading/read-bytes.ts';
import type { ReadJob } from './read-in-worker.ts';

// Reads one file, beside the page: however large it unpacks, the page goes on.
globalThis.addEventListener('message', ({ data: { bytes, name, limits } }: MessageEvent<ReadJob>) => {
  void readBytes(bytes, name, limits)
    .catch(() => ({ unread: 'unreadable' as const }))
    // Nobody hears a worker but the page that began it.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    .then((reading) => globalThis.postMessage(reading));
});
