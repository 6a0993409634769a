/** An error as it is logged. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** The message of a failed query contains its parameters, which may be names, numbers or codes. */
const withoutValues = (text: string): string => text.replaceAll(/\nparams: [\s\S]*?(?=\n\s+at |$)/g, '');

/** PostgreSQL quotes a value that it cannot parse: 'invalid input syntax for type date: "…"'. */
const withoutQuoted = (text: string, code: string | undefined): string =>
  code?.startsWith('22') === true ? text.replaceAll(/"[^"]*"/g, '"…"') : text;

const MAX_DEPTH = 5;

/** Converts an error for the log, without parameter values. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown, and no error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const redacted = (text: string): string => withoutQuoted(withoutValues(text), code);
  const cause = error.cause instanceof Error && depth < MAX_DEPTH ? { cause: loggedError(error.cause, depth + 1) } : {};
  return {
    type: error.name,
    message: redacted(error.message),
    stack: redacted(error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...cause,
  };
}
