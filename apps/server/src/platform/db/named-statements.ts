import type pg from 'pg';

/** Limit of prepared statements for a connection, because each one takes memory on the server. */
const MAX_STATEMENTS = 400;
/** Statements are prepared from their third use: lists of ids produce many texts that are used only once. */
const MIN_USES = 3;

const isQuery = (value: unknown): value is pg.QueryConfig => typeof value === 'object' && value !== null && 'text' in value;

/** Assigns names to repeated statements, the same on every connection. PostgreSQL parses a named statement only once. */
export function statementNames(): (text: string) => string | undefined {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
    const count = (times.get(text) ?? 0) + 1;
    if (times.size > 10 * MAX_STATEMENTS) times.clear();
    times.set(text, count);
    if (count < MIN_USES) return undefined;
    times.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Makes a connection send repeated statements by name. */
export function nameStatements(connection: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const send: unknown = connection.query.bind(connection);
  if (typeof send !== 'function') return;
  const named = (query: unknown, values: unknown, ...rest: unknown[]): unknown =>
    isQuery(query) && !query.name && Array.isArray(values) && values.length > 0
      ? send({ ...query, name: nameOf(query.text) }, values, ...rest)
      : send(query, values, ...rest);
  Object.assign(connection, { query: named });
}
