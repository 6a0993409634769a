import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationsClient } from '../testing/operations-client.ts';
import { requestsOf } from '../testing/odd-requests.ts';
import { createOperationsServer, type OperationsServer } from '../testing/operations-server.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { Restore } from '../testing/restore.ts';
import { operations } from './contract/index.ts';
import type { Operation } from './operation.ts';

const resources: Readonly<Record<string, Readonly<Record<string, Operation>>>> = operations;

let server: OperationsServer;
let returnToStart: Restore;
let client: OperationsClient;
beforeAll(async () => {
  server = await createOperationsServer();
  returnToStart = await server.checkpoint();
});
afterAll(() => server.close());

describe.each(Object.entries(resources))('whatever an operator sends to %s', (_resource, calls) => {
  beforeAll(async () => {
    await returnToStart();
    client = await server.operator('ops');
  });

  test.each(Object.entries(calls))('%s answers, and never fails', async (_name, operation) => {
    const token = client.token;
    await fc.assert(
      fc.asyncProperty(requestsOf(operation.request), async (body) => {
        const reply = await client.send(operation, JSON.stringify(body) ?? 'null', { 'content-type': 'application/json' });
        expect([reply.statusCode < 500, reply.body]).toEqual([true, reply.body]);
        if (token === undefined || !/"code":"00018"/.test(reply.body)) return;
        // So many sign-ins a minute and no more.
        server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 61_000));
        client.token = (await server.operator('ops-check')).token;
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});
