import { workbookOf, type ExportSheet } from './workbook.ts';

// Writes one workbook in a worker.
globalThis.addEventListener('message', ({ data: sheets }: MessageEvent<readonly ExportSheet[]>) => {
  const bytes = workbookOf(sheets);
  // Only the page that started it can listen to a worker.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  globalThis.postMessage(bytes, { transfer: [bytes.buffer] });
});
