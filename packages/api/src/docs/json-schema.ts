import * as z from 'zod/mini';
import { wireNameOf, type Schema } from '../contract/wire.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of a value on the wire: the wire side of every codec, with wire names. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...json
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'object') return;
      const nameOf = (name: string) => (def.shape[name] && wireNameOf(def.shape[name])) ?? name;
      if (jsonSchema.properties)
        jsonSchema.properties = Object.fromEntries(Object.entries(jsonSchema.properties).map(([name, field]) => [nameOf(name), field]));
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(nameOf);
    },
  });
  return json;
}
