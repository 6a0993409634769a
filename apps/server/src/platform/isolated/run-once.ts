import { startIsolated, type IsolatedProgram } from './isolated-process.ts';

/** Why a program gave nothing. `rejected`: the content is none of its kind. `busy`: too many are being read. `failed`: it took too long or too much. */
export class IsolatedFailed extends Error {
  readonly kind: 'rejected' | 'busy' | 'failed';

  constructor(kind: 'rejected' | 'busy' | 'failed') {
    super(`a file was not read: ${kind}`);
    this.name = 'IsolatedFailed';
    this.kind = kind;
  }
}

interface Limits {
  /** How long one file may take. */
  readonly longestMs: number;
  /** Files that are read at once. */
  readonly atOnce: number;
}

const busy = new Map<string, number>();

/** What a program says of one file, in a process of its own that ends with it: `{ read }`, null where it is none of its kind. Rejects with IsolatedFailed. */
export async function runOnce<Read>(program: IsolatedProgram, content: Uint8Array, { longestMs, atOnce }: Limits): Promise<Read> {
  const running = busy.get(program.path) ?? 0;
  if (running >= atOnce) throw new IsolatedFailed('busy');
  busy.set(program.path, running + 1);
  const reading = startIsolated(program);
  try {
    return await new Promise<Read>((resolve, reject) => {
      const timer = setTimeout(() => reject(new IsolatedFailed('failed')), longestMs);
      reading.once('message', ({ read }: { readonly read: Read | null }) => {
        clearTimeout(timer);
        if (read === null) reject(new IsolatedFailed('rejected'));
        else resolve(read);
      });
      const failed = () => {
        clearTimeout(timer);
        reject(new IsolatedFailed('failed'));
      };
      reading.once('error', failed).once('exit', failed);
      reading.send(content, (error) => {
        if (error) failed();
      });
    });
  } finally {
    reading.removeAllListeners().on('error', () => {});
    reading.kill('SIGKILL');
    busy.set(program.path, (busy.get(program.path) ?? 1) - 1);
  }
}
