import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fromWire, placesOf, renameKeys, toWire, wire, wireNameOf } from './wire.ts';

const Amount = z.codec(z.string(), z.bigint(), { decode: (text) => BigInt(text), encode: (value) => String(value) });
const Line = z.strictObject({ amount: wire('amt', Amount), note: z.optional(wire('bz', z.string())) });
const Order = z.strictObject({
  id: wire('no', z.string()),
  no: wire('id', z.int()),
  lines: wire('mx', z.array(Line)),
  byName: wire('mc', z.record(z.string(), Line)),
  parent: wire('sj', z.nullable(Line)),
});

const line = fc.record({ amount: fc.bigInt(), note: fc.string() }, { requiredKeys: ['amount'] });
const order = fc.record({
  id: fc.string(),
  no: fc.integer(),
  lines: fc.array(line),
  byName: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    line,
  ),
  parent: fc.option(line),
});

describe('the names on the wire', () => {
  it('brings back every value it has written', () => {
    fc.assert(
      fc.property(order, (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(toWire(Order, value)));
        const read = fromWire(Order, sent);
        expect(read.success && read.data).toEqual(value);
      }),
    );
  });

  it('writes the wire names at every depth, also where two fields have swapped names', () => {
    const sent = toWire(Order, { id: 'A', no: 7, lines: [{ amount: 1n }], byName: { x: { amount: 2n, note: 'n' } }, parent: null });
    expect(sent).toEqual({ no: 'A', id: 7, mx: [{ amt: '1' }], mc: { x: { amt: '2', bz: 'n' } }, sj: null });
  });

  it('refuses a key that the schema does not know', () => {
    expect(fromWire(Line, { amt: '1', extra: true }).success).toBe(false);
  });

  it('refuses our name where the wire has another', () => {
    expect(fromWire(Line, { amount: '1' }).success).toBe(false);
    expect(fromWire(Line, { amt: '1', note: 'n' }).success).toBe(false);
  });

  it('does not let a key of the prototype through', () => {
    expect(fromWire(Line, JSON.parse('{"amt":"1","__proto__":{"note":"n"},"constructor":1}')).success).toBe(false);
  });

  it('never throws on what it reads', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(fromWire(Order, value).success).toBeTypeOf('boolean');
      }),
    );
  });

  it('refuses to write a value that the schema does not allow', () => {
    expect(() => toWire(z.strictObject({ page: wire('pagNo', z.int().check(z.gte(1))) }), { page: 0 })).toThrow(z.core.$ZodError);
  });

  it('finds the name through what wraps a field, and lets a checked copy keep it', () => {
    const Named = wire('amt', z.string());
    expect(wireNameOf(z.optional(z.nullable(Named)))).toBe('amt');
    expect(wireNameOf(Named.check(z.minLength(1)))).toBe('amt');
    expect(wireNameOf(z.string())).toBeUndefined();
  });

  it('renames inside a codec that starts from an object, and inside a schema that contains itself', () => {
    const Wrapped = z.codec(Line, z.bigint(), { decode: (value) => value.amount, encode: (amount) => ({ amount }) });
    expect(toWire(Wrapped, 5n)).toEqual({ amt: '5' });
    interface Tree {
      name: string;
      children: Tree[];
    }
    const Tree: z.ZodMiniType<Tree> = z.object({ name: wire('mc', z.string()), children: wire('zj', z.array(z.lazy(() => Tree))) });
    expect(renameKeys(Tree, { name: 'a', children: [{ name: 'b', children: [] }] }, 'toWire')).toEqual({
      mc: 'a',
      zj: [{ mc: 'b', zj: [] }],
    });
  });
});

describe('the places of a kind of value', () => {
  const Channel = z.int();
  const Request = z.strictObject({
    channel: z.optional(Channel),
    days: z.int(),
    forms: z.array(z.strictObject({ named: wire('qd', z.nullable(Channel)) })),
  });

  it('are found at every depth, under every name and wrapper, and no other number is', () => {
    const request = { channel: 3, days: 4, forms: [{ named: 1 }, { named: null }, { named: 14 }] };
    expect(placesOf(Channel, Request, request)).toEqual([
      ['channel', 3],
      ['forms.0.named', 1],
      ['forms.2.named', 14],
    ]);
    expect(placesOf(Channel, Request, { days: 4, forms: [] })).toEqual([]);
  });
});
