import { renameKeys, type Endpoint, type FieldProblem } from '@lianxin/api/contract';
import type * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';
import type { RefusedField } from '../platform/refusals.ts';

type Segment = string | number;

/** A value that has nothing but the path: {invoices: [null, {amount: null}]} for invoices.1.amount. */
function hollow([first, ...rest]: readonly Segment[]): unknown {
  if (first === undefined) return null;
  if (typeof first === 'number') return [...Array.from({ length: first }, () => null), hollow(rest)];
  return { [first]: hollow(rest) };
}

/** The path of a hollow value, read back after its keys were renamed. */
function pathOf(value: unknown, length: number): string[] {
  if (length === 0 || value === null || typeof value !== 'object') return [];
  const [key, next] = Object.entries(value).at(-1) ?? [];
  return key === undefined ? [] : [key, ...pathOf(next, length - 1)];
}

/** The path of a field as the wire names it. A segment that the schema does not know stays as it is. */
export function wirePath(schema: Endpoint['request'], path: readonly Segment[]): string {
  const renamed = pathOf(renameKeys(schema, hollow(path), 'toWire'), path.length);
  return (renamed.length === path.length ? renamed : path).join('.');
}

const segmentsOf = (path: string): Segment[] => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** What is wrong with a request that does not fit its schema: every field, by its path on the wire. */
export function problemsOfError(schema: Endpoint['request'], error: z.core.$ZodError): RefusedField[] {
  return error.issues.flatMap((issue) => {
    const place = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...place, key]) : [place];
    return places.map((path) => ({ path: wirePath(schema, path), message: fieldMessage(issue) }));
  });
}

/** The same for fields that a handler refused by their English paths. */
export const problemsOfFields = (schema: Endpoint['request'], fields: readonly RefusedField[]): RefusedField[] =>
  fields.map(({ path, message }) => ({ path: wirePath(schema, segmentsOf(path)), message }));

/** What the answer carries: each field with its sentence in the language of the request. */
export const saidIn = (language: 'zh' | 'en', fields: readonly RefusedField[]): FieldProblem[] =>
  fields.map(({ path, message }) => ({ path, message: message[language] }));
