import { randomBytes } from 'node:crypto';
import { callersOf, contract, toWire, type Endpoint } from '@lianxin/api/contract';
import type { Role } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { signInFailure, userAccount } from '../schema/index.ts';
import { actors, issuanceForm, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { mutated, requestsOf, textsIn, withText } from '../testing/odd-requests.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { Restore } from '../testing/restore.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

const PEOPLE: Readonly<Record<Role, string>> = {
  administrator: 'admin',
  operator: 'op',
  reviewer: 'review',
  groupViewer: 'viewer',
};
/** Resources on which suppliers act. */
const OF_SUPPLIERS = ['transfer', 'voucher'];

function personFor(resource: string, endpoint: Endpoint): string | undefined {
  if (endpoint.needs === 'visitor') return undefined;
  const [role = 'operator'] = callersOf(endpoint);
  if (role === 'groupViewer') return 'data-viewer';
  return `${OF_SUPPLIERS.includes(resource) ? 'supplier' : 'core'}-${PEOPLE[role]}`;
}

let server: TestServer;
let returnToStart: Restore;
let passwordHash: string;
/** The clients by user name; undefined for a visitor. They stay signed in until a request ends the session. */
const clients = new Map<string | undefined, TestClient>();
beforeAll(async () => {
  server = await createTestServer({ world: tradingWorld, config: { signInsPerMinute: 6000 } });
  const [somebody] = await server.database.db.select().from(userAccount).where(eq(userAccount.userName, 'core-op'));
  passwordHash = somebody?.passwordHash ?? '';
  returnToStart = await server.checkpoint();
});
afterAll(() => server.close());

async function signIn(name: string | undefined): Promise<TestClient> {
  const fresh = server.visitor();
  clients.set(name, fresh);
  if (name === undefined) return fresh;
  // An earlier random request may have been a failed sign-in or a successful change of the password.
  await server.database.db.delete(signInFailure);
  await server.database.db.update(userAccount).set({ passwordHash }).where(eq(userAccount.userName, name));
  await fresh.call(contract.account.login, { userName: name, password: Buffer.from(SANDBOX_PASSWORD).toString('base64') });
  return fresh;
}

/** Sends a body as a person, who signs in again if an earlier request has ended the session. */
async function send(name: string | undefined, endpoint: Endpoint, body: unknown) {
  const client = clients.get(name) ?? (await signIn(name));
  const reply = await client.send({
    method: 'POST',
    url: urlOf(endpoint),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomBytes(12).toString('hex') },
    payload: JSON.stringify(body) ?? 'null',
  });
  if (/"(rspCd":"00018"|code":18)/.test(reply.body)) clients.delete(name);
  return reply;
}

describe.each(Object.entries(contract as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>))(
  'random requests to %s',
  (resource, calls) => {
    const whole = new Map<Endpoint, unknown>();
    beforeAll(async () => {
      await returnToStart();
      clients.clear();
      if (resource === 'issuance') {
        const form = await issuanceForm(await server.as('core-op'));
        for (const call of [contract.issuance.apply, contract.issuance.check]) whole.set(call, toWire(call.request, { form }));
      }
      if (resource === 'transfer') {
        const legs = [leg(await actors(server).heldPiece())];
        whole.set(contract.transfer.apply, toWire(contract.transfer.apply.request, { legs }));
      }
    });

    const bodyOf = (endpoint: Endpoint): unknown => whole.get(endpoint) ?? toWire(endpoint.request, endpoint.example.request);

    test.each(Object.entries(calls))('%s never answers with a defect', async (_name, endpoint) => {
      const person = personFor(resource, endpoint);
      const bodies = fc.oneof(requestsOf(endpoint.request), mutated(bodyOf(endpoint)));
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const reply = await send(person, endpoint, body);
          expect([reply.statusCode < 500, reply.body]).toEqual([true, reply.body]);
        }),
        { numRuns: propertyRuns(30) },
      );
    });

    test.each(Object.entries(calls))('%s refuses texts that cannot be stored, naming the field', async (_name, endpoint) => {
      const person = personFor(resource, endpoint);
      const body = bodyOf(endpoint);
      for (const path of textsIn(body))
        for (const change of [(text: string) => `${text}\0`, (text: string) => `\ud800${text}`]) {
          const reply = await send(person, endpoint, withText(body, path, change));
          const answer: unknown = reply.json();
          expect(answer).toMatchObject({ data: { fields: expect.arrayContaining([{ path, message: expect.any(String) }]) } });
        }
    });
  },
);
