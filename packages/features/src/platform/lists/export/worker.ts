import { workbookOf, type ExportSheet } from './workbook.ts';

// Writes one workbook, beside the page.
globalThis.addEventListener('message', ({ data: sheets }: MessageEvent<readonly ExportSheet[]>) => {
  const bytes = workbookOf(sheets);
  // Nobody hears a worker but the page that began it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  globalThis.postMessage(bytes, { transfer: [bytes.buffer] });
});
