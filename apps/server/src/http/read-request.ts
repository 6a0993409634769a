import { fromWire, type Schema } from '@lianxin/api/contract';
import type { RefusedField } from '../platform/refusals.ts';
import { problemsOfError } from './field-problems.ts';
import { unkeepableIn } from './keepable.ts';

/** A body as our code knows it, or every field that is wrong with it, by its path on the wire. */
export type ReadRequest =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly problems: RefusedField[] };

/** So many wrong fields are told; more would make a large answer of a small request. */
const TOLD_MAX = 200;

/** Reads a body by its schema. Never throws. */
export function readRequest(schema: Schema, sent: unknown): ReadRequest {
  const unkeepable = unkeepableIn(sent);
  const read = fromWire(schema, sent);
  if (read.success && unkeepable.length === 0) return { success: true, data: read.data };
  const problems = read.success ? [] : problemsOfError(schema, read.error);
  const known = new Set(problems.map(({ path }) => path));
  return { success: false, problems: [...problems, ...unkeepable.filter(({ path }) => !known.has(path))].slice(0, TOLD_MAX) };
}
