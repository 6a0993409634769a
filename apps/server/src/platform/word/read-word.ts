import { programBeside, type IsolatedProgram } from '../isolated/isolated-process.ts';
import { IsolatedError, runOnce } from '../isolated/run-once.ts';
import type { WordBlock } from './word-blocks.ts';

const program: IsolatedProgram = { path: programBeside(import.meta, 'word-process'), packages: ['mammoth'], heapMb: 256 };

const TIMEOUT_MS = 60_000;
/** Maximum number of concurrent files. */
const MAX_CONCURRENT = 2;

/** Why a Word file was not read. `rejected`: not a Word file. `busy`: too many at once. `failed`: it took too long or too much memory, or crashed. */
export class WordError extends Error {
  readonly kind: IsolatedError['kind'];

  constructor(kind: IsolatedError['kind']) {
    super(`a Word file was not read: ${kind}`);
    this.name = 'WordError';
    this.kind = kind;
  }
}

/** Reads the text of a Word file (.docx) in an isolated process. Rejects with WordError. */
export const readWord = (content: Uint8Array, longestMs = TIMEOUT_MS): Promise<readonly WordBlock[]> =>
  runOnce<readonly WordBlock[]>(program, content, { timeoutMs: longestMs, maxConcurrent: MAX_CONCURRENT }).catch((error: unknown) => {
    throw error instanceof IsolatedError ? new WordError(error.kind) : error;
  });
