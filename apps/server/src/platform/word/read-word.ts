import { programBeside, type IsolatedProgram } from '../isolated/isolated-process.ts';
import { IsolatedFailed, runOnce } from '../isolated/run-once.ts';
import type { WordBlock } from './word-blocks.ts';

const program: IsolatedProgram = { path: programBeside(import.meta, 'word-process'), packages: ['mammoth'], heapMb: 256 };

const LONGEST_MS = 60_000;
/** Files that are taken apart at once. */
const AT_ONCE = 2;

/** Why a Word file was not read. `rejected`: it is none. `busy`: too many are being read. `failed`: it took too long or too much. */
export class WordFailed extends Error {
  readonly kind: IsolatedFailed['kind'];

  constructor(kind: IsolatedFailed['kind']) {
    super(`a Word file was not read: ${kind}`);
    this.name = 'WordFailed';
    this.kind = kind;
  }
}

/** The words of a Word file (.docx), read by a process that has no network. Rejects with WordFailed. */
export const readWord = (content: Uint8Array, longestMs = LONGEST_MS): Promise<readonly WordBlock[]> =>
  runOnce<readonly WordBlock[]>(program, content, { longestMs, atOnce: AT_ONCE }).catch((error: unknown) => {
    throw error instanceof IsolatedFailed ? new WordFailed(error.kind) : error;
  });
