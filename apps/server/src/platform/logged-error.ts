/** What the log says of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** A failed query carries the values that were sent: names, numbers, codes. What failed is enough. */
const withoutValues = (text: string): string => text.replaceAll(/\nparams: [\s\S]*?(?=\n\s+at |$)/g, '');

/** Of a value that it cannot read the database repeats the text: 'invalid input syntax for type date: "…"'. */
const withoutQuoted = (text: string, code: string | undefined): string =>
  code?.startsWith('22') === true ? text.replaceAll(/"[^"]*"/g, '"…"') : text;

const DEEPEST = 5;

/** An error for the log: what failed and where, and none of the values it failed on. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown, and no error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const told = (text: string): string => withoutQuoted(withoutValues(text), code);
  const cause = error.cause instanceof Error && depth < DEEPEST ? { cause: loggedError(error.cause, depth + 1) } : {};
  return { type: error.name, message: told(error.message), stack: told(error.stack ?? ''), ...(code !== undefined && { code }), ...cause };
}
