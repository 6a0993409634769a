import { readBytes } from './reading/read-bytes.ts';
import type { ReadJob } from './read-in-worker.ts';

// Reads a file in a worker, so that the page stays responsive.
globalThis.addEventListener('message', ({ data: { bytes, name, limits } }: MessageEvent<ReadJob>) => {
  void readBytes(bytes, name, limits)
    .catch(() => ({ unread: 'unreadable' as const }))
    // Only the page that started it can listen to a worker.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    .then((reading) => globalThis.postMessage(reading));
});
