import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Where a person reads and types. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Whether a person can be asked. */
  readonly interactive: boolean;
  readonly ask: (question: string) => Promise<string>;
  /** Asks without showing what is typed. */
  readonly askSecret: (question: string) => Promise<string>;
  /** All of the standard input, without its last line break. */
  readonly readInput: () => Promise<string>;
}

async function answer(question: string, hidden: boolean): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hidden ? silent : process.stderr, terminal: true });
  try {
    if (!hidden) return await lines.question(question);
    process.stderr.write(question);
    return await lines.question('');
  } finally {
    lines.close();
    if (hidden) process.stderr.write('\n');
  }
}

/** The terminal of this process. Questions go to the error stream, so that the output can be piped. */
export const systemTerminal = (): Terminal => ({
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  interactive: process.stdin.isTTY && process.stderr.isTTY,
  ask: (question) => answer(question, false),
  askSecret: (question) => answer(question, true),
  readInput: async () => (await text(process.stdin)).replace(/\r?\n$/, ''),
});
