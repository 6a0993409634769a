import type * as z from 'zod/mini';
import { renameKeys, toWire, wireNameOf, type Schema } from './wire.ts';

/** Converts a value for the wire, or returns `DOUBT`. */
type Write = (value: unknown) => unknown;

/** For a value that the schema may not allow: zod decides. */
const DOUBT: unique symbol = Symbol('doubt');

const BACKWARD = { async: false, direction: 'backward' } as const;

/** For schemas that no rule below handles. */
const asZod =
  (schema: Schema): Write =>
  (value) => {
    const result = schema._zod.run({ value, issues: [] }, BACKWARD);
    return result instanceof Promise || result.issues.length > 0 ? DOUBT : renameKeys(schema, result.value, 'toWire');
  };

type Question = (value: unknown) => boolean;

const isRefinement = (def: object): def is { readonly fn: (value: unknown) => unknown } =>
  'check' in def && def.check === 'custom' && 'fn' in def && typeof def.fn === 'function';

/** A check as a predicate; undefined where its kind is unknown, or it changes the value. */
function questionOf(check: z.core.$ZodCheck): Question | undefined {
  const { def } = check._zod;
  if (isRefinement(def)) return (value) => Boolean(def.fn(value));
  return knownQuestion((check as z.core.$ZodChecks)._zod.def);
}

function knownQuestion(def: z.core.$ZodChecks['_zod']['def']): Question | undefined {
  switch (def.check) {
    case 'string_format': {
      const { pattern, format } = def;
      if (format !== 'regex' || !pattern || pattern.global || pattern.sticky) return undefined;
      return (value) => typeof value === 'string' && pattern.test(value);
    }
    case 'greater_than':
      return (value) => (def.inclusive ? Number(value) >= Number(def.value) : Number(value) > Number(def.value));
    case 'less_than':
      return (value) => (def.inclusive ? Number(value) <= Number(def.value) : Number(value) < Number(def.value));
    default:
      return undefined;
  }
}

/** Accepts a value of the right kind that passes every check. */
function plain(schema: Schema, isOfKind: Question): Write {
  const questions: Question[] = [isOfKind];
  for (const check of schema._zod.def.checks ?? []) {
    const question = questionOf(check);
    if (question === undefined) return asZod(schema);
    questions.push(question);
  }
  if (questions.length === 1) return (value) => (isOfKind(value) ? value : DOUBT);
  return (value) => {
    for (const passes of questions) if (!passes(value)) return DOUBT;
    return value;
  };
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function object(schema: Schema, shape: Readonly<Record<string, Schema>>): Write {
  const fields = Object.entries(shape).map(([name, field]) => ({
    name,
    wireName: wireNameOf(field) ?? name,
    write: writeOf(field),
    optional: field._zod.optin === 'optional' && field._zod.optout === 'optional',
  }));
  return (value) => {
    if (!isPlainObject(value)) return DOUBT;
    const written: Record<string, unknown> = {};
    for (const { name, wireName, write, optional } of fields) {
      const item = value[name];
      if (item === undefined && optional) continue;
      const put = write(item);
      if (put === DOUBT || put === undefined) return DOUBT;
      written[wireName] = put;
    }
    return written;
  };
}

function array(element: Schema): Write {
  const write = writeOf(element);
  return (value) => {
    if (!Array.isArray(value)) return DOUBT;
    const written: unknown[] = [];
    for (const item of value) {
      const put = write(item);
      if (put === DOUBT || put === undefined) return DOUBT;
      written.push(put);
    }
    return written;
  };
}

/** Writes by a codec: its output schema, its reverse transform, and its wire schema. */
function codec({ out, in: wireSide, reverseTransform }: z.core.$ZodPipeDef): Write | undefined {
  if (reverseTransform === undefined) return undefined;
  const [ours, theirs] = [writeOf(out), writeOf(wireSide)];
  return (value) => {
    const own = ours(value);
    if (own === DOUBT) return DOUBT;
    const payload = { value: own, issues: [] };
    const turned: unknown = reverseTransform(own, payload);
    return turned instanceof Promise || payload.issues.length > 0 ? DOUBT : theirs(turned);
  };
}

function made(schema: Schema): Write {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  const isChecked = (def.checks ?? []).length > 0;
  switch (def.type) {
    case 'string':
      return plain(schema, (value) => typeof value === 'string');
    case 'boolean':
      return plain(schema, (value) => value === true || value === false);
    case 'number':
      return 'format' in def
        ? def.format === 'safeint'
          ? plain(schema, Number.isSafeInteger)
          : asZod(schema)
        : plain(schema, Number.isFinite);
    case 'custom':
      return isRefinement(def) && !isChecked ? plain(schema, (value) => Boolean(def.fn(value))) : asZod(schema);
    case 'enum': {
      const known = new Set<unknown>(Object.values(def.entries));
      return plain(schema, (value) => known.has(value));
    }
    case 'literal': {
      const known = new Set<unknown>(def.values);
      return plain(schema, (value) => known.has(value));
    }
    case 'nullable': {
      const write = writeOf(def.innerType);
      return isChecked ? asZod(schema) : (value) => (value === null ? null : write(value));
    }
    case 'optional':
      return isChecked ? asZod(schema) : writeOf(def.innerType);
    case 'array':
      return isChecked ? asZod(schema) : array(def.element);
    case 'object':
      return isChecked || def.catchall ? asZod(schema) : object(schema, def.shape);
    case 'pipe':
      return (isChecked ? undefined : codec(def)) ?? asZod(schema);
    default:
      return asZod(schema);
  }
}

const written = new WeakMap<Schema, Write>();

/** The writer of a schema, made once. */
function writeOf(schema: Schema): Write {
  const known = written.get(schema);
  if (known !== undefined) return known;
  // For recursive schemas, which find this entry while their writer is being made.
  written.set(schema, asZod(schema));
  const write = made(schema);
  written.set(schema, write);
  return write;
}

/**
 * A faster `toWire` for servers: it converts names and values in one pass, by a writer made once for each schema. In doubt about a value it
 * leaves everything to `toWire` and its errors.
 */
export function writeWire<S extends Schema>(schema: S, value: z.output<S>): unknown {
  const put = writeOf(schema)(value);
  return put === DOUBT ? toWire(schema, value) : put;
}
