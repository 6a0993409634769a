import { FILE_BYTES_MAX, type SheetLimits, type SheetReading } from './reading/sheet-table.ts';

/** What the worker is given. */
export interface ReadJob {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly limits: SheetLimits;
}

/** So long a file may take; then the worker is ended. */
const PATIENCE_MS = 20_000;

function inWorker(job: ReadJob, signal: AbortSignal): Promise<SheetReading> {
  const worker = new Worker(new URL('@lianxin/features/sheet-worker', import.meta.url), { type: 'module' });
  return new Promise<SheetReading>((resolve) => {
    const end = (reading: SheetReading) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => end({ unread: 'slow' }), PATIENCE_MS);
    signal.addEventListener('abort', () => end({ unread: 'slow' }), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<SheetReading>) => end(data), { once: true });
    worker.addEventListener('error', () => end({ unread: 'unreadable' }), { once: true });
    worker.postMessage(job, [job.bytes]);
  });
}

/** Reads a file in a worker if the browser has workers. Nothing is sent to the server. */
export async function readSheetFile(file: File, limits: SheetLimits, signal: AbortSignal): Promise<SheetReading> {
  if (file.size > (limits.bytes ?? FILE_BYTES_MAX)) return { unread: 'bytes' };
  const job = { bytes: await file.arrayBuffer(), name: file.name, limits };
  if (typeof Worker === 'function') return inWorker(job, signal);
  const { readBytes } = await import('./reading/read-bytes.ts');
  return readBytes(job.bytes, job.name, limits);
}
