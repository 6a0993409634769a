import type { Endpoint } from './endpoint.ts';

type InAddress = Pick<Endpoint, 'inQuery'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits a request of the wire into the query string of its address, such as "?cfgType=signFor", and its body. */
export function addressed({ inQuery = [] }: InAddress, sent: unknown): { readonly search: string; readonly body: unknown } {
  if (inQuery.length === 0 || !isRecord(sent)) return { search: '', body: sent };
  const body = Object.fromEntries(Object.entries(sent).filter(([name]) => !inQuery.includes(name)));
  const named = Object.entries(sent).filter(
    (entry): entry is [string, string] => inQuery.includes(entry[0]) && typeof entry[1] === 'string',
  );
  return { search: `?${new URLSearchParams(named).toString()}`, body };
}

/** Joins query string and body into the request again; fields that belong in the address are read only from there. */
export function readAddress({ inQuery = [] }: InAddress, body: unknown, query: Readonly<Record<string, unknown>>): unknown {
  if (inQuery.length === 0 || !isRecord(body)) return body;
  const others = Object.entries(body).filter(([name]) => !inQuery.includes(name));
  return Object.fromEntries([...others, ...inQuery.flatMap((name) => (Object.hasOwn(query, name) ? [[name, query[name]]] : []))]);
}
