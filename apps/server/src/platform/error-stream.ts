import { loggedError, type LoggedError } from './logged-error.ts';

const textOf = ({ message, cause }: LoggedError): string => (cause ? `${message}\n  because: ${textOf(cause)}` : message);

/** Writes an error and its causes to stderr, without parameter values, which may be names and numbers of enterprises. */
export const writeError = (what: string, error: unknown): void => void process.stderr.write(`${what}: ${textOf(loggedError(error))}\n`);

/** Writes uncaught errors in the same way and exits. Node itself would print the error with all its values. */
export function exitOnUncaughtError(what: string): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      writeError(what, error);
      process.exit(1);
    });
}
