import { REFUSALS } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { fromWire, stepInto, toWire, wireNameOf, type Schema } from './wire.ts';

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
);

const overTheWire = (schema: Schema, value: unknown): unknown => JSON.parse(JSON.stringify(toWire(schema, value)));
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

describe.each(calls)('%s', (_name, endpoint) => {
  it('brings its example request over the wire unharmed', () => {
    const read = fromWire(endpoint.request, overTheWire(endpoint.request, endpoint.example.request));
    expect(read.success && read.data).toEqual(endpoint.example.request);
  });

  it('brings its example response over the wire unharmed', () => {
    const read = fromWire(endpoint.response, overTheWire(endpoint.response, endpoint.example.response));
    expect(read.success && read.data).toEqual(endpoint.example.response);
  });

  it('refuses a request with a key it does not know', () => {
    const sent = overTheWire(endpoint.request, endpoint.example.request);
    expect(isRecord(sent)).toBe(true);
    expect(fromWire(endpoint.request, { ...(isRecord(sent) ? sent : {}), surprise: 1 }).success).toBe(false);
  });

  it('refuses our name of a field where the wire has another', () => {
    const sent = overTheWire(endpoint.request, endpoint.example.request);
    for (const [name, field] of Object.entries(stepInto(endpoint.request).shape ?? {})) {
      const wireName = wireNameOf(field);
      if (wireName === undefined || wireName === name || !isRecord(sent) || !(wireName in sent)) continue;
      const { [wireName]: value, ...rest } = sent;
      expect([name, fromWire(endpoint.request, { ...rest, [name]: value }).success]).toEqual([name, false]);
    }
  });

  it('gives no two fields of an object the same name on the wire', () => {
    for (const shape of [...shapesOf(endpoint.request), ...shapesOf(endpoint.response)]) {
      const names = Object.entries(shape).map(([name, field]) => wireNameOf(field) ?? name);
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    }
  });

  it('hides no renamed field where the renaming does not look', () => {
    for (const schema of [endpoint.request, endpoint.response]) expect(hiddenObjects(schema, new Set())).toEqual([]);
  });

  it('names only refusals that are in the table, and says what it is for', () => {
    for (const key of endpoint.refuses) expect(REFUSALS).toHaveProperty(key);
    expect(endpoint.summary).toMatch(/\S/);
    expect(endpoint.path).toMatch(/^(\/[\w-]+)+$/);
  });
});

it('knows every act that carries a signature as one that moves money', () => {
  const unmarked = calls.filter(([, { request, movesMoney }]) => 'signature' in (stepInto(request).shape ?? {}) && movesMoney !== true);
  expect(unmarked.map(([name]) => name)).toEqual([]);
});

it.each(Object.entries(contract))('calls the resource %s by one name', (name, endpoints) => {
  for (const endpoint of Object.values<Endpoint>(endpoints)) expect(endpoint.resource).toBe(name);
});

it('has every act refresh others that have something to ask again, and no query anything', () => {
  const asked = new Set(calls.flatMap(([, { kind, resource }]) => (kind === 'query' ? [resource] : [])));
  for (const [name, { kind, resource, refreshes }] of calls) {
    expect([name, refreshes.filter((other) => other === resource || !asked.has(other))]).toEqual([name, []]);
    expect([name, new Set(refreshes).size]).toEqual([name, kind === 'query' ? 0 : refreshes.length]);
  }
});

it('has every act that moves money refresh the workbench, the messages and the red dots', () => {
  // Preparing a signature changes nothing yet.
  const moves = calls.filter(([, { movesMoney, resource }]) => movesMoney === true && resource !== 'signature');
  const silent = moves.filter(([, { refreshes }]) => !refreshes.includes('workbench') || !refreshes.includes('message'));
  expect(silent.map(([name]) => name)).toEqual([]);
});

it('counts states by their codes on the wire and by their names in code, and names roles', () => {
  const wired = (endpoint: Endpoint) => toWire(endpoint.response, endpoint.example.response);
  expect(wired(contract.transfer.listOutgoing)).toMatchObject({ stateCounts: { '10': 1 }, list: [{ waitingFor: { role: '02' } }] });
  expect(wired(contract.issuance.list)).toMatchObject({ stateCounts: { '20': 1 } });
  expect(wired(contract.voucher.listHoldings)).toMatchObject({ stateCounts: { '0': 1 } });
  expect(wired(contract.issuance.log)).toMatchObject([{ actorRole: '01' }]);
  const read = fromWire(contract.issuance.list.response, { list: [], total: 0, pagNo: 1, pagNum: 20, stateCounts: { '20': 3, '30': 1 } });
  expect(read.data?.stateCounts).toEqual({ awaitingSignature: 3, effective: 1 });
});

it('has every call at an address of its own', () => {
  const addresses = calls.map(([, endpoint]) => endpoint.base + endpoint.path);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

function shapesOf(schema: Schema, seen = new Set<unknown>()): Readonly<Record<string, Schema>>[] {
  const { shape, element } = stepInto(schema);
  if (element) return shapesOf(element, seen);
  if (!shape || seen.has(shape)) return [];
  seen.add(shape);
  return [shape, ...Object.values(shape).flatMap((field) => shapesOf(field, seen))];
}

const renamedIn = (shape: Readonly<Record<string, Schema>>): string[] =>
  Object.keys(shape).filter((name) => shape[name] && wireNameOf(shape[name]));

/** Renamed fields inside unions, intersections and tuples: `renameKeys` does not follow those. */
function hiddenObjects(schema: Schema, seen: Set<unknown>): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { shape, element } = stepInto(schema);
  if (element) return hiddenObjects(element, seen);
  if (shape) return Object.values(shape).flatMap((field) => hiddenObjects(field, seen));
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const options =
    def.type === 'union' ? def.options : def.type === 'intersection' ? [def.left, def.right] : def.type === 'tuple' ? def.items : [];
  return options.flatMap((option) => [...shapesOf(option).flatMap(renamedIn), ...hiddenObjects(option, seen)]);
}
