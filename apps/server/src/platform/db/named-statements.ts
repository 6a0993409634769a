import type pg from 'pg';

/** A server keeps so many prepared statements a connection; what is asked beyond them is read anew each time. */
const MOST = 400;
/** Only what is asked so often is worth keeping: lists of identifiers make many texts that are asked once. */
const WORTH = 3;

const isQuery = (value: unknown): value is pg.QueryConfig => typeof value === 'object' && value !== null && 'text' in value;

/** Gives the statements that are asked again and again a name each, the same on every connection: PostgreSQL reads a named one once. */
export function statementNames(): (text: string) => string | undefined {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const count = (times.get(text) ?? 0) + 1;
    if (times.size > 10 * MOST) times.clear();
    times.set(text, count);
    if (count < WORTH) return undefined;
    times.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Has a connection send what is asked often under its name. */
export function nameStatements(connection: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const send: unknown = connection.query.bind(connection);
  if (typeof send !== 'function') return;
  const named = (query: unknown, values: unknown, ...rest: unknown[]): unknown =>
    isQuery(query) && !query.name && Array.isArray(values) && values.length > 0
      ? send({ ...query, name: nameOf(query.text) }, values, ...rest)
      : send(query, values, ...rest);
  Object.assign(connection, { query: named });
}
