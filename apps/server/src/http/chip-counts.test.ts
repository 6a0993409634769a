import { contract, isPaged, type Endpoint } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxWorld } from '../sandbox/seed/sandbox-world.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { CallFailed, type TestClient, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ world: sandboxWorld });
});
afterAll(() => server.close());

const PEOPLE = ['core-op', 'core-admin', 'supplier-op', 'supplier-admin', 'tier2-op', 'fi-op', 'loan-op'];
const Request = z.record(z.string(), z.unknown());
const Page = z.object({
  total: z.int(),
  stateCounts: z.optional(z.record(z.string(), z.int())),
  flagCounts: z.optional(z.record(z.string(), z.int())),
});

const shapeOf = ({ request }: Endpoint) => (request instanceof z.ZodMiniObject ? request.shape : {});

/** The part of a request that asks for a value of an enumeration, of whichever field takes it. */
function askingFor(endpoint: Endpoint, value: string): Readonly<Record<string, unknown>> | undefined {
  for (const [field, schema] of Object.entries(shapeOf(endpoint)))
    for (const of of [(text: string) => [text], (text: string) => text])
      if (z.safeEncode(schema, of(value)).success && !z.safeEncode(schema, of(`zz${value}`)).success) return { [field]: of(value) };
  return undefined;
}

const counted = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries<Endpoint>(calls).flatMap(([name, endpoint]) => {
    if (!isPaged(endpoint)) return [];
    const { stateCounts } = z.parse(Page, endpoint.example.response);
    return stateCounts === undefined ? [] : [{ call: `${resource}.${name}`, endpoint }];
  }),
);

/** What a filter finds; undefined where a person may not ask. */
async function pageOf(client: TestClient, endpoint: Endpoint, filter: Readonly<Record<string, unknown>>) {
  const example = z.parse(Request, endpoint.example.request);
  try {
    return z.parse(Page, await client.call(endpoint, { ...example, page: 1, pageSize: 10, ...filter }));
  } catch (error) {
    if (error instanceof CallFailed) return undefined;
    throw error;
  }
}

/** Filters under which the chips are counted: none, one that finds nothing, one that finds some. */
const filtersOf = (endpoint: Endpoint) => [{}, ...('search' in shapeOf(endpoint) ? [{ search: 'zzzzz' }, { search: '1' }] : [])];

test('there are lists with chips', () => {
  expect(counted.length).toBeGreaterThan(12);
});

test.each(counted)('each chip of $call counts what the same filter finds with that chip', async ({ endpoint }) => {
  for (const person of PEOPLE) {
    const client = await server.as(person);
    for (const filter of filtersOf(endpoint)) {
      const page = await pageOf(client, endpoint, filter);
      if (page === undefined) continue;
      const chips = [
        ...Object.entries(page.stateCounts ?? {}).map(([value, count]) => [askingFor(endpoint, value), value, count] as const),
        ...Object.entries(page.flagCounts ?? {}).map(([flag, count]) => [{ [`${flag}Only`]: true }, flag, count] as const),
      ];
      for (const [chip, value, count] of chips) {
        expect([value, chip]).not.toEqual([value, undefined]);
        const chosen = await pageOf(client, endpoint, { ...filter, ...chip });
        expect([person, filter, value, chosen?.total]).toEqual([person, filter, value, count]);
        expect([person, filter, value, chosen?.stateCounts]).toEqual([person, filter, value, page.stateCounts]);
        expect([person, filter, value, chosen?.flagCounts]).toEqual([person, filter, value, page.flagCounts]);
      }
    }
  }
});
