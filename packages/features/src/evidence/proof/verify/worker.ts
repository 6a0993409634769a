import { checkFile } from './check-file.ts';
import type { CheckJob, CheckReply } from './file-checker.ts';

// Checks files outside the page: whatever a file costs to check, the page stays responsive.
globalThis.addEventListener('message', ({ data: { file, known } }: MessageEvent<CheckJob>) => {
  void checkFile(file, known)
    .catch((): CheckReply => null)
    // Only the page that started it can listen to a worker.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    .then((reply) => globalThis.postMessage(reply));
});
