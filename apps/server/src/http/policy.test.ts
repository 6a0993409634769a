import { toWire, type Endpoint } from '@lianxin/api/contract';
import { ROLES } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import { guardedCalls, authorisationOutcome, viewerAs } from '../testing/guarded-calls.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';

/** Calls that end the session when they succeed with their examples. */
const ENDS_SESSION = ['account.changePassword'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const codeOf = async (client: TestClient, endpoint: Endpoint): Promise<string> => {
  const payload = toWire(endpoint.request, endpoint.example.request) as object;
  const body: { rspCd?: string; code?: number } = (
    await client.send({
      method: 'POST',
      url: urlOf(endpoint),
      payload,
      headers: { 'idempotency-key': `policy-test-${endpoint.path}`.replaceAll(/[^\w.:-]/g, '-') },
    })
  ).json();
  return body.rspCd ?? String(body.code).padStart(5, '0');
};

test.each(guardedCalls.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s answers 00018 without a session',
  async (_name, endpoint) => {
    expect(await codeOf(server.visitor(), endpoint)).toBe('00018');
  },
);

test('every call except the upload policy answers 00018 if only the marker is sent', async () => {
  const client = server.visitor();
  client.cookies['admin-successToken'] = (await server.as('supplier-op')).cookies['admin-successToken'] ?? '';
  for (const { name, endpoint, row } of guardedCalls)
    expect([name, await codeOf(client, endpoint)]).toEqual([name, row.byMarker ? '00000' : '00018']);
});

test('every call answers 00018 after the session has ended', async () => {
  const client = await server.as('supplier-admin');
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 31 * 60_000));
  for (const { name, endpoint } of guardedCalls) expect([name, await codeOf(client, endpoint)]).toEqual([name, '00018']);
});

/** A user for each role. */
const PEOPLE = {
  administrator: 'supplier-admin',
  operator: 'supplier-op',
  reviewer: 'supplier-review',
  groupViewer: 'data-viewer',
} as const;

test('a role without permission is refused before the request is validated', async () => {
  const fresh = await createTestServer();
  const answers: string[] = [];
  for (const role of ROLES) {
    const client = await fresh.as(PEOPLE[role]);
    const closed = guardedCalls.filter(({ endpoint, row }) => authorisationOutcome(endpoint, row, viewerAs(role)) !== 'allowed');
    for (const { name, endpoint } of closed) answers.push(`${role} ${name} ${await codeOf(client, endpoint)}`);
  }
  await fresh.close();
  expect(answers.length).toBeGreaterThan(80);
  expect(answers.filter((answer) => !answer.endsWith(' 10004'))).toEqual([]);
});

test('no call answers its example with a defect, in any permitted role', async () => {
  const fresh = await createTestServer();
  const answers: string[] = [];
  for (const role of ROLES) {
    const client = await fresh.as(PEOPLE[role]);
    const open = guardedCalls.filter(
      ({ endpoint, row }) => authorisationOutcome(endpoint, row, viewerAs(role), endpoint.example.request) === 'allowed',
    );
    const last = open.filter(({ name }) => ENDS_SESSION.includes(name));
    expect(last).toHaveLength(ENDS_SESSION.length);
    for (const { name, endpoint } of [...open.filter((call) => !last.includes(call)), ...last])
      answers.push(`${role} ${name} ${await codeOf(client, endpoint)}`);
  }
  await fresh.close();
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter((answer) => / (00001|00018|10004)$/.test(answer))).toEqual([]);
});
