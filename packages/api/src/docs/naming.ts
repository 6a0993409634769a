import type { Schema } from '../contract/wire.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** Puts references in the place of named shapes. `below`: but not of the whole. */
export type Naming = (schema: JsonSchema, where?: 'below') => JsonSchema;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of these shapes wherever they stand in a schema, and what the names stand for. */
export function namingOf(table: Readonly<Record<string, Schema>>): {
  readonly named: Naming;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
} {
  const found = Object.entries(table).map(([name, schema]) => ({ name, json: jsonSchemaOf(schema) }));
  const names = new Map(found.map(({ name, json }) => [JSON.stringify(json), name]));
  if (names.size < found.length) throw new Error('two names stand for the same shape');

  function within(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaced);
    return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)])) : value;
  }
  function replaced(value: unknown): unknown {
    const name = isRecord(value) && value['type'] === 'object' ? names.get(JSON.stringify(value)) : undefined;
    return name === undefined ? within(value) : { $ref: `#/components/schemas/${name}` };
  }
  const asSchema = (value: unknown): JsonSchema => (isRecord(value) ? value : {});

  return {
    named: (schema, where) => asSchema(where === 'below' ? within(schema) : replaced(schema)),
    schemas: Object.fromEntries(found.map(({ name, json }) => [name, asSchema(within(json))])),
  };
}
