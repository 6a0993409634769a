import { startIsolated, type IsolatedProgram } from './isolated-process.ts';

/** Why a file was not read. `rejected`: not a file of that kind. `busy`: too many at once. `failed`: it took too long or too much memory, or crashed. */
export class IsolatedError extends Error {
  readonly kind: 'rejected' | 'busy' | 'failed';

  constructor(kind: 'rejected' | 'busy' | 'failed') {
    super(`a file was not read: ${kind}`);
    this.name = 'IsolatedError';
    this.kind = kind;
  }
}

interface Limits {
  /** Timeout for one file. */
  readonly timeoutMs: number;
  /** Maximum number of concurrent processes. */
  readonly maxConcurrent: number;
}

const runningByPath = new Map<string, number>();

/** Runs a program on one file in a new process. The program answers `{ read }`, with null for a file of the wrong kind. Rejects with IsolatedError. */
export async function runOnce<Read>(
  program: IsolatedProgram,
  content: Uint8Array,
  { timeoutMs: longestMs, maxConcurrent: atOnce }: Limits,
): Promise<Read> {
  const running = runningByPath.get(program.path) ?? 0;
  if (running >= atOnce) throw new IsolatedError('busy');
  runningByPath.set(program.path, running + 1);
  const child = startIsolated(program);
  try {
    return await new Promise<Read>((resolve, reject) => {
      const timer = setTimeout(() => reject(new IsolatedError('failed')), longestMs);
      child.once('message', ({ read }: { readonly read: Read | null }) => {
        clearTimeout(timer);
        if (read === null) reject(new IsolatedError('rejected'));
        else resolve(read);
      });
      const failed = () => {
        clearTimeout(timer);
        reject(new IsolatedError('failed'));
      };
      child.once('error', failed).once('exit', failed);
      child.send(content, (error) => {
        if (error) failed();
      });
    });
  } finally {
    child.removeAllListeners().on('error', () => {});
    child.kill('SIGKILL');
    runningByPath.set(program.path, (runningByPath.get(program.path) ?? 1) - 1);
  }
}
