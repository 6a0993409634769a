import type { WriteStream } from 'node:tty';
import { loggedError, type LoggedError } from './logged-error.ts';

const textOf = ({ message, cause }: LoggedError): string => (cause ? `${message}\n  because: ${textOf(cause)}` : message);

/** The levels of the log, as pino numbers them. */
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;
type Level = keyof typeof LEVELS;

/** One line of the log that belongs to no request, in the form of all others. */
export const logLine = (level: Level, msg: string, more: object = {}): string =>
  `${JSON.stringify({ level: LEVELS[level], time: Date.now(), ...more, msg })}\n`;

/** Whether a person reads along, for whom a sentence is better than JSON. */
const isRead = (stream: Pick<WriteStream, 'isTTY'>): boolean => stream.isTTY;

/**
 * Writes an error and its causes to stderr, without parameter values, which may be names and numbers of enterprises: a line of the log, or
 * sentences on a terminal.
 */
export function writeError(what: string, error: unknown, level: Level = 'error'): void {
  const err = loggedError(error);
  process.stderr.write(isRead(process.stderr) ? `${what}: ${textOf(err)}\n` : logLine(level, what, { err }));
}

/** Tells something that an operator waits for, whatever the level of the log is. */
export const writeWord = (word: string): void => void process.stdout.write(isRead(process.stdout) ? `${word}\n` : logLine('info', word));

/** Notes something that an operator should know. */
export const writeNote = (note: string): void => void process.stderr.write(isRead(process.stderr) ? `${note}\n` : logLine('warn', note));

/** Writes uncaught errors in the same way and exits. Node itself would print the error with all its values. */
export function exitOnUncaughtError(what: string): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      writeError(what, error, 'fatal');
      process.exit(1);
    });
}

/** Writes Node's warnings in the same way, instead of Node's own lines. */
export function writeWarnings(): void {
  process.removeAllListeners('warning').on('warning', (warning) => writeError('Node warns', warning, 'warn'));
}
