import * as z from 'zod/mini';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Validates the environment by schemas and collects the problems, so that the operator sees all of them at once. */
export function readEnvironment(env: Environment) {
  // An empty variable counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''));
  const problems: string[] = [];

  function read<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
    const found = z.safeParse(schema, set);
    if (!found.success) problems.push(...found.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
    return found.data;
  }

  /** Requires all settings of an external service or none; a partial configuration would only fail at the first use. */
  function readAllOrNone<Shape extends z.core.$ZodShape>(service: string, schema: z.ZodMiniObject<Shape>) {
    const names = Object.keys(schema.shape);
    const missing = names.filter((name) => !Object.hasOwn(set, name));
    if (missing.length === 0) return read(schema);
    if (missing.length < names.length) problems.push(`${service} is configured by halves: ${missing.join(', ')} is missing.`);
    return undefined;
  }

  return { problems, read, readWhole: readAllOrNone };
}
