import * as z from 'zod/mini';

/** The variables that a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment by schemas. What is wrong is gathered, so that the operator hears of all of it at once. */
export function readEnvironment(env: Environment) {
  /** An empty variable is as good as none. */
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''));
  const problems: string[] = [];

  function read<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
    const found = z.safeParse(schema, set);
    if (!found.success) problems.push(...found.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
    return found.data;
  }

  /** All settings of something outside, or none: half a configuration would only fail at the first use. */
  function readWhole<Shape extends z.core.$ZodShape>(what: string, schema: z.ZodMiniObject<Shape>) {
    const names = Object.keys(schema.shape);
    const missing = names.filter((name) => !Object.hasOwn(set, name));
    if (missing.length === 0) return read(schema);
    if (missing.length < names.length) problems.push(`${what} is configured by halves: ${missing.join(', ')} is missing.`);
    return undefined;
  }

  return { problems, read, readWhole };
}
