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

const DEEPEST = 5;

/** An error for the log: what failed and where, and none of the values it failed on. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown, and no error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause instanceof Error && depth < DEEPEST ? { cause: loggedError(error.cause, depth + 1) } : {};
  return { type: error.name, message: withoutValues(error.message), stack: withoutValues(error.stack ?? ''), ...code, ...cause };
}
