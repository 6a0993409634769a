import { fromWire, type Schema } from '@lianxin/api/contract';
import type { RefusedField } from '../platform/refusals.ts';
import { problemsOfError } from './field-problems.ts';
import { unstorableTextsIn } from '../platform/storable.ts';

/** A request in English names, or its invalid fields by wire path. */
export type ReadRequest =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly problems: RefusedField[] };

/** Maximum number of reported fields, so that a small request cannot cause a large answer. */
const MAX_REPORTED = 200;

/** Validates a request by its schema. Never throws. */
export function readRequest(schema: Schema, sent: unknown): ReadRequest {
  const unstorable = unstorableTextsIn(sent);
  const read = fromWire(schema, sent);
  if (read.success && unstorable.length === 0) return { success: true, data: read.data };
  const problems = read.success ? [] : problemsOfError(schema, read.error);
  const known = new Set(problems.map(({ path }) => path));
  return { success: false, problems: [...problems, ...unstorable.filter(({ path }) => !known.has(path))].slice(0, MAX_REPORTED) };
}
