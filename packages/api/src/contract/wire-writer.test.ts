import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './index.ts';
import type { Endpoint } from './endpoint.ts';
import { toWire, wire, type Schema } from './wire.ts';
import { writeWire } from './wire-writer.ts';

const calls: [name: string, endpoint: Endpoint][] = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
);

/** The result of writing a value: its text on the wire, or the reported fault. */
function outcome(write: (schema: Schema, value: unknown) => unknown, schema: Schema, value: unknown): unknown {
  try {
    return JSON.stringify(write(schema, value));
  } catch (error) {
    return error instanceof z.core.$ZodError ? error.issues.map(({ code, path }) => ({ code, path })) : error;
  }
}

/** A value with one of its places, at whatever depth, put another way. */
function* spoilt(value: unknown): Generator {
  yield undefined;
  yield { not: 'expected' };
  if (Array.isArray(value)) for (const [index, item] of value.entries()) for (const other of spoilt(item)) yield value.with(index, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      for (const other of spoilt(item)) yield { ...value, [key]: other };
      const { [key]: _left, ...without } = value as Record<string, unknown>;
      yield without;
    }
  else {
    yield typeof value === 'string' ? ` ${value}\u0000` : '不对';
    yield -0.5;
    yield null;
  }
}

describe('what the server writes', () => {
  it.each(calls)('%s: is what the contract writes, for its example and for whatever is wrong with it', (_name, { response, example }) => {
    expect(outcome(writeWire, response, example.response)).toEqual(outcome(toWire, response, example.response));
    for (const wrong of spoilt(example.response)) expect(outcome(writeWire, response, wrong)).toEqual(outcome(toWire, response, wrong));
  });

  it('changes what a check changes, refuses what a check refuses, and writes what contains itself', () => {
    const Tree = z.object({
      name: wire('mc', z.string().check(z.trim(), z.minLength(1))),
      get parts() {
        return z.array(Tree);
      },
    });
    expect(writeWire(Tree, { name: ' a ', parts: [{ name: 'b', parts: [] }] })).toEqual({ mc: 'a', parts: [{ mc: 'b', parts: [] }] });
    expect(() => writeWire(Tree, { name: 'a', parts: [{ name: ' ', parts: [] }] })).toThrow(z.core.$ZodError);
    const Even = z.object({
      n: z.int().check(
        z.refine((value) => value % 2 === 0),
        z.lt(10),
      ),
    });
    expect(writeWire(Even, { n: 8 })).toEqual({ n: 8 });
    for (const n of [7, 10]) expect(() => writeWire(Even, { n })).toThrow(z.core.$ZodError);
  });
});
