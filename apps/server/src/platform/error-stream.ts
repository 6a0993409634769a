import { loggedError, type LoggedError } from './logged-error.ts';

const wordsOf = ({ message, cause }: LoggedError): string => (cause ? `${message}\n  because: ${wordsOf(cause)}` : message);

/** Says on the error stream what failed and why, and none of the values it failed on: those are names and numbers of enterprises. */
export const tellError = (what: string, error: unknown): void => void process.stderr.write(`${what}: ${wordsOf(loggedError(error))}\n`);

/** Has what nobody caught told in the same way, and the process end: Node itself would print the error with everything in it. */
export function tellUncaught(what: string): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      tellError(what, error);
      process.exit(1);
    });
}
