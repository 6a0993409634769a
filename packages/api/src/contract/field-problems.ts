import type * as z from 'zod/mini';
import type { FieldProblem } from './envelope.ts';
import { stepInto, wireNameOf, type Schema } from './wire.ts';

type Direction = 'toWire' | 'fromWire';

/** Renames the segments of a dotted path ("form.invoices.0.amt") between wire names and ours. Unknown segments stay. */
export function renamePath(schema: Schema, path: string, direction: Direction): string {
  let at: Schema | undefined = schema;
  const renamed = path.split('.').map((segment) => {
    const [name, next] = at ? step(at, segment, direction) : [segment, undefined];
    at = next;
    return name;
  });
  return renamed.join('.');
}

function step(schema: Schema, segment: string, direction: Direction): [name: string, next: Schema | undefined] {
  const { shape, element } = stepInto(schema);
  if (!shape) return [segment, element];
  const found = Object.entries(shape).find(([name, field]) => segment === (direction === 'toWire' ? name : (wireNameOf(field) ?? name)));
  if (!found) return [segment, undefined];
  const [name, field] = found;
  return [direction === 'toWire' ? (wireNameOf(field) ?? name) : name, field];
}

/** The data of a validation refusal: every refused field by its path on the wire, with a message. */
export function fieldProblemsOf(schema: Schema, error: z.core.$ZodError): FieldProblem[];
export function fieldProblemsOf<Message>(
  schema: Schema,
  error: z.core.$ZodError,
  messageOf: (issue: z.core.$ZodIssue) => Message,
): { readonly path: string; readonly message: Message }[];
export function fieldProblemsOf(
  schema: Schema,
  error: z.core.$ZodError,
  messageOf: (issue: z.core.$ZodIssue) => unknown = (issue) => issue.message,
): { readonly path: string; readonly message: unknown }[] {
  return error.issues.flatMap((issue) => {
    const place = issue.path.map(String);
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...place, key]) : [place];
    return places.map((segments) => ({ path: renamePath(schema, segments.join('.'), 'toWire'), message: messageOf(issue) }));
  });
}
