import * as z from 'zod/mini';

/** Any schema of the contract: its input is the wire's value, its output the value in our code. */
export type Schema = z.core.$ZodType;

const wireNames = z.registry<{ wire: string }>();

/** Gives a field its name on the wire; everywhere else the field has its English name. */
export function wire<S extends z.ZodMiniType>(name: string, schema: S): S {
  const field = schema.clone();
  wireNames.add(field, { wire: name });
  return field;
}

type Direction = 'toWire' | 'fromWire';

/** The schema inside a wrapper (optional, nullable, default, read-only) or a lazy schema, or the wire schema of a codec. */
function unwrap(schema: Schema): Schema | undefined {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return def.innerType;
    case 'lazy':
      return def.getter();
    case 'pipe':
      return def.in;
    default:
      return undefined;
  }
}

/** The wire name of a field, or undefined where the wire uses the English one. */
export function wireNameOf(schema: Schema): string | undefined {
  const own = wireNames.get(schema)?.wire;
  if (own !== undefined) return own;
  const inner = unwrap(schema);
  return inner && wireNameOf(inner);
}

type Shape = Readonly<Record<string, Schema>>;
type Field = readonly [name: string, wireName: string, schema: Schema];

const fields = new WeakMap<Shape, readonly Field[]>();

/** The fields of an object with their wire names, cached because all rows of a list share them. */
function fieldsOf(shape: Shape): readonly Field[] {
  const known = fields.get(shape) ?? Object.entries(shape).map(([name, field]): Field => [name, wireNameOf(field) ?? name, field]);
  fields.set(shape, known);
  return known;
}

function renameObject(shape: Shape, value: object, direction: Direction): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  const source = new Map(Object.entries(value));
  for (const [name, wireName, field] of fieldsOf(shape)) {
    const [from, to] = direction === 'toWire' ? [name, wireName] : [wireName, name];
    if (!source.has(from)) continue;
    renamed[to] = renameKeys(field, source.get(from), direction);
    source.delete(from);
  }
  // An unknown key stays unknown, so that strict objects refuse it, even if it is one of our English names.
  for (const [key, rest] of source) renamed[key in renamed || key in shape ? `${key} (not a wire name)` : key] = rest;
  return renamed;
}

/** The fields of an object schema, or the element of a list or record schema. */
export function stepInto(schema: Schema): { readonly shape?: Readonly<Record<string, Schema>>; readonly element?: Schema } {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'object') return { shape: def.shape };
  if (def.type === 'array') return { element: def.element };
  if (def.type === 'record') return { element: def.valueType };
  const inner = unwrap(schema);
  return inner ? stepInto(inner) : {};
}

/** Renames the keys of a value between wire names and ours, following its schema. Values stay unchanged. */
export function renameKeys(schema: Schema, value: unknown, direction: Direction): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { shape, element } = stepInto(schema);
  if (shape) return Array.isArray(value) ? value : renameObject(shape, value, direction);
  if (!element) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => renameKeys(element, item, direction));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renameKeys(element, item, direction)]));
}

/** Reads a value from the wire: wire names become ours, codes and decimal strings become our types. Never throws. */
export function fromWire<S extends Schema>(schema: S, value: unknown): z.core.util.SafeParseResult<z.output<S>> {
  return z.safeParse(schema, renameKeys(schema, value, 'fromWire'));
}

/** Writes one of our values for the wire. Throws a ZodError on a value that the schema does not allow, which is a defect of ours. */
export function toWire<S extends Schema>(schema: S, value: z.output<S>): unknown {
  return renameKeys(schema, z.encode(schema, value), 'toWire');
}

/** Whether a field is the given schema, regardless of its name and wrappers. */
function isField(schema: Schema, wanted: Schema): boolean {
  if (schema._zod.def === wanted._zod.def) return true;
  const inner = unwrap(schema);
  return inner !== undefined && isField(inner, wanted);
}

/** The path, such as "form.channel", and value of every field that has the given schema; fields that are left out are skipped. */
export function placesOf(wanted: Schema, schema: Schema, value: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (value === undefined || value === null) return [];
  if (isField(schema, wanted)) return [[path, value]];
  const { shape, element } = stepInto(schema);
  const below = (field: Schema | undefined, key: string, item: unknown) =>
    field === undefined ? [] : placesOf(wanted, field, item, path === '' ? key : `${path}.${key}`);
  return typeof value === 'object' ? Object.entries(value).flatMap(([key, item]) => below(shape ? shape[key] : element, key, item)) : [];
}
