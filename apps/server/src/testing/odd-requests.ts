import { wireNameOf, type Schema } from '@lianxin/api/contract';
import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Texts that are known to break programs. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '半\0截',
  '\ud800',
  'x\udc00',
  '\u202e反',
  '😀'.repeat(50),
  'x'.repeat(5000),
  '%00',
  '%',
  '../../etc/passwd',
  "'; drop table piece; --",
  '__proto__',
  'constructor',
  '-',
  '-constructor',
  'NaN',
  '1e999',
  '0000-00-00',
  '2026-02-30',
  '2026-13-45',
  '+275760-09-14',
  '10000-01-01',
  '0001-01-01',
  '2026-11-20T09:42:00.000000001Z',
  '\n'.repeat(3000),
  '\r\n\t\v\f',
  '9'.repeat(400),
];
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[]],
  [null],
  { constructor: 1 },
  { length: 9 },
  Object.fromEntries([['toString', 1]]),
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`),
  JSON.parse(`${'{"a":'.repeat(400)}1${'}'.repeat(400)}`),
];

const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

/** Values that no form would send. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.constantFrom(...ODD_VALUES),
  fc.string({ unit: anyUnit, maxLength: 12 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values valid in many fields: ids and numbers of the sandbox, and extremes. */
const KNOWN_TEXTS = [
  'E1001',
  'E1002',
  'U1',
  'B1002-1',
  'C1001-1002',
  'V1001-1002-1',
  '13900000002',
  '140902198605120312',
  '91140000110057086C',
  '1000-01-01',
  '9999-12-31',
  '2027-05-14',
  '0.01',
  '999999999999999.99',
  '-999999999999999.99',
  '102173000018',
  '1',
  'a@example.com',
];
const KNOWN_NUMBERS = [0, 1, 2, 3, 100, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER];

function validText(checks: readonly z.core.$ZodCheck[]): fc.Arbitrary<string> {
  const known = fc.constantFrom(...KNOWN_TEXTS);
  const patterns = checks.flatMap(({ _zod: { def } }) => ('pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : []));
  return fc.oneof(known, ...patterns.map((pattern) => fc.stringMatching(pattern)), fc.string({ unit: 'grapheme', maxLength: 12 }));
}

/** Values that answers of the server contained, by the name of their field on the wire. */
export type SeenValues = ReadonlyMap<string, readonly unknown[]>;

const NONE_SEEN: SeenValues = new Map();

function validObject(shape: Readonly<Record<string, Schema>>, seen: SeenValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, field]) => ({ name: wireNameOf(field) ?? name, field }));
  const valueOf = (name: string, field: Schema): fc.Arbitrary<unknown> => {
    const any = requestsOf(field, seen);
    const known = seen.get(name);
    return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any }) : any;
  };
  return fc.record<Record<string, unknown>, string>(Object.fromEntries(fields.map(({ name, field }) => [name, valueOf(name, field)])), {
    requiredKeys: fields.filter(({ field }) => field._zod.optin !== 'optional').map(({ name }) => name),
  });
}

function validValue(schema: Schema, seen: SeenValues): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return validObject(def.shape, seen);
    case 'array':
      return fc.array(requestsOf(def.element, seen), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), requestsOf(def.valueType, seen), { maxKeys: 3 });
    case 'string':
      return validText(def.checks ?? []);
    case 'number':
      return fc.constantFrom(...KNOWN_NUMBERS);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map((option) => validValue(option, seen)));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return validValue(def.innerType, seen);
    case 'pipe':
      return validValue(def.in, seen);
    case 'lazy':
      return validValue(def.getter(), seen);
    default:
      return oddValue;
  }
}

/** Mostly valid request bodies for a schema, in wire format. */
export const requestsOf = (schema: Schema, seen: SeenValues = NONE_SEEN): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: validValue(schema, seen) }, { weight: 1, arbitrary: oddValue });

const MUTATIONS: Readonly<Record<string, (value: unknown, by: unknown) => unknown>> = {
  replaced: (_value, by) => by,
  dropped: () => undefined,
  doubled: (value) => (Array.isArray(value) ? [...value, ...value] : [value, value]),
  soiled: (value) => (typeof value === 'string' ? `${value}\0` : '\ud800'),
};

/** A valid body with one to three values replaced, dropped, doubled or corrupted. */
export function mutated(body: unknown): fc.Arbitrary<unknown> {
  const mutation = fc.record({ place: fc.nat({ max: 60 }), how: fc.constantFrom(...Object.values(MUTATIONS)), by: oddValue });
  return fc.array(mutation, { minLength: 1, maxLength: 3 }).map((bends) =>
    bends.reduce((before: unknown, { place, how, by }) => {
      const text = JSON.stringify(before) ?? 'null';
      let at = 0;
      const visited = (change: (value: unknown) => unknown): unknown => {
        at = 0;
        return JSON.parse(text, (_key, value: unknown) => change(value));
      };
      visited((value) => {
        at += 1;
        return value;
      });
      const chosen = place % at;
      return visited((value) => {
        at += 1;
        return at - 1 === chosen ? how(value, by) : value;
      });
    }, body),
  );
}

/** The wire paths of all texts in a body. */
export function textsIn(body: unknown, path = ''): string[] {
  if (typeof body === 'string') return [path];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, item]) => textsIn(item, path === '' ? key : `${path}.${key}`));
}

/** Changes the text at a path. */
export function withText(body: unknown, path: string, change: (text: string) => string): unknown {
  if (typeof body === 'string') return change(body);
  if (typeof body !== 'object' || body === null) return body;
  const [first = '', ...rest] = path.split('.');
  const entries = Object.entries(body).map(([key, item]) => [key, key === first ? withText(item, rest.join('.'), change) : item]);
  return Array.isArray(body) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
