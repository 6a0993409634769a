import type { ExportSheet } from './workbook.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function inWorker(sheets: readonly ExportSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('@lianxin/features/workbook-worker', import.meta.url), { type: 'module' });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(`the workbook could not be written: ${message}`)), { once: true });
    worker.postMessage(sheets, []);
  }).finally(() => worker.terminate());
}

/** Writes a workbook in a worker, where available, so that the page stays responsive. */
export async function writeWorkbook(sheets: readonly ExportSheet[]): Promise<Blob> {
  if (typeof Worker === 'function') return new Blob([await inWorker(sheets)], { type: TYPE });
  const { workbookOf } = await import('./workbook.ts');
  return new Blob([workbookOf(sheets)], { type: TYPE });
}
