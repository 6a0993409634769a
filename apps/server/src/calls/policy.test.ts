import { callersOf, contract, SignedAct, toWire, type Endpoint } from '@lianxin/api/contract';
import { Refusal, ROLES, type Role } from '@lianxin/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestClient, TestServer } from '../testing/test-server.ts';
import { authorise, authoriseAct } from '../http/authorise.ts';
import type { SessionViewer } from '../platform/session/viewer.ts';
import { policy, type PolicyRow } from './policy.ts';

type SignedActName = (typeof SignedAct.options)[number];

const rows: Readonly<Record<string, Readonly<Record<string, PolicyRow>>>> = policy;
const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${resource}.${name}`,
    endpoint,
    row: rows[resource]?.[name] ?? fail(name),
  })),
);
const guarded = calls.filter(({ row }) => row.scope !== 'public');

function fail(name: string): never {
  throw new Error(`${name} has no row`);
}

const viewer = (role: Role, change: Partial<SessionViewer> = {}): SessionViewer => ({
  sessionId: 'S',
  userId: 'U' as SessionViewer['userId'],
  userName: 'u',
  displayName: 'U',
  role,
  enterpriseNo: 'E' as SessionViewer['enterpriseNo'],
  enterpriseName: 'E',
  status: 1,
  ...change,
});

/** Of a call that serves several acts, the one that the request names is judged as well. */
function outcome(endpoint: Endpoint, row: PolicyRow, who: SessionViewer | undefined, request?: unknown): string {
  try {
    authorise(endpoint, row, who);
    if (request !== undefined) authoriseAct(endpoint, who, request);
    return 'allowed';
  } catch (error) {
    return error instanceof Refusal ? error.key : 'defect';
  }
}

describe('the table', () => {
  test('agrees with the contract on what visitors may call', () => {
    for (const { name, endpoint, row } of calls) expect([name, row.scope === 'public']).toEqual([name, endpoint.needs === 'visitor']);
  });

  test('lets exactly the roles in that hold what the contract needs', () => {
    for (const { name, endpoint, row } of guarded)
      for (const role of ROLES) {
        const expected = callersOf(endpoint).includes(role) ? 'allowed' : 'NOT_ALLOWED_FOR_ROLE';
        expect([name, role, outcome(endpoint, row, viewer(role))]).toEqual([name, role, expected]);
      }
  });

  test('demands a permission for everything that is the enterprise’s business', () => {
    const bound = guarded.filter(({ name }) =>
      /^(issuance|voucher|transfer|tradeContract|tradeInvoice|supplier|fee|signature)\./.test(name),
    );
    for (const { name, endpoint } of bound) expect([name, endpoint.needs]).not.toEqual([name, 'signedIn']);
  });

  test('lets whoever is only signed in read, keep their own settings, and nothing else', () => {
    const acts = guarded.filter(({ endpoint }) => endpoint.needs === 'signedIn' && endpoint.kind === 'act');
    expect(acts.map(({ name }) => name).toSorted()).toEqual([
      'account.changePassword',
      'account.saveSettings',
      'account.switchEnterprise',
      'session.confirm',
      'session.endOthers',
    ]);
  });

  test('never lets an administrator or a group viewer act on money', () => {
    const money = calls.filter(
      ({ name, endpoint }) => /^(issuance|voucher|transfer|tradeContract|tradeInvoice)\./.test(name) && endpoint.kind === 'act',
    );
    expect(money.length).toBeGreaterThan(15);
    for (const { name, endpoint, row } of money)
      for (const role of ['administrator', 'groupViewer'] as const)
        expect([name, outcome(endpoint, row, viewer(role))]).toEqual([name, 'NOT_ALLOWED_FOR_ROLE']);
  });

  test('gives nobody the text of an act to sign but the one role that does the act', () => {
    const signers: Record<SignedActName, Role> = {
      issuanceReview: 'reviewer',
      voidReview: 'reviewer',
      issuanceSignFor: 'operator',
      issuanceSignForConfirm: 'reviewer',
      transferReview: 'reviewer',
      transferSignFor: 'operator',
      transferSignForConfirm: 'reviewer',
      supplementSign: 'administrator',
    };
    const { prepare } = contract.signature;
    for (const act of SignedAct.options) {
      const request = { ...prepare.example.request, act };
      const allowed = ROLES.filter((role) => outcome(prepare, policy.signature.prepare, viewer(role), request) === 'allowed');
      expect([act, allowed]).toEqual([act, [signers[act]]]);
    }
  });

  test.each([0, 2, 3, 4])('lets status %i see and secure themselves, register, have their account checked, and nothing else', (status) => {
    const open = guarded.filter(({ endpoint, row }) => outcome(endpoint, row, viewer('administrator', { status })) === 'allowed');
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'account.changePassword',
      'account.currentUser',
      'account.listEnterprises',
      'account.saveSettings',
      'account.settings',
      'account.switchEnterprise',
      'bankAccount.changeVerificationAccount',
      'bankAccount.confirmVerification',
      'bankAccount.restartVerification',
      'bankAccount.verification',
      'file.readBusinessLicense',
      'file.readIdCard',
      'file.register',
      'file.signUpload',
      'registration.checkElements',
      'registration.getDraft',
      'registration.saveDraft',
      'registration.submit',
      'session.endOthers',
      'session.keepAlive',
      'session.time',
    ]);
  });

  test('keeps people without an enterprise from whatever is an enterprise’s', () => {
    for (const { name, endpoint, row } of guarded.filter(({ row }) => row.scope === 'enterprise'))
      for (const role of ROLES) expect([name, outcome(endpoint, row, viewer(role, { enterpriseNo: null }))]).not.toEqual([name, 'allowed']);
  });
});

/** These succeed on their examples and end the session that they are called with. */
const ENDS_SESSION = ['account.changePassword'];

describe('over HTTP', () => {
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

  test.each(guarded.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s answers 00018 without a session',
    async (_name, endpoint) => {
      expect(await codeOf(server.visitor(), endpoint)).toBe('00018');
    },
  );

  test('every call answers 00018 to a marker alone, but for the upload policy', async () => {
    const client = server.visitor();
    client.cookies['admin-successToken'] = (await server.as('supplier-op')).cookies['admin-successToken'] ?? '';
    for (const { name, endpoint, row } of guarded)
      expect([name, await codeOf(client, endpoint)]).toEqual([name, row.byMarker ? '00000' : '00018']);
  });

  test('every call answers 00018 after the session has ended', async () => {
    const client = await server.as('supplier-admin');
    server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 31 * 60_000));
    for (const { name, endpoint } of guarded) expect([name, await codeOf(client, endpoint)]).toEqual([name, '00018']);
  });

  test('a role that may not call is told so before its request is read', async () => {
    const fresh = await createTestServer();
    const people = {
      administrator: 'supplier-admin',
      operator: 'supplier-op',
      reviewer: 'supplier-review',
      groupViewer: 'data-viewer',
    } as const;
    const answers: string[] = [];
    for (const role of ROLES) {
      const client = await fresh.as(people[role]);
      const closed = guarded.filter(({ endpoint, row }) => outcome(endpoint, row, viewer(role)) !== 'allowed');
      for (const { name, endpoint } of closed) answers.push(`${role} ${name} ${await codeOf(client, endpoint)}`);
    }
    await fresh.close();
    expect(answers.length).toBeGreaterThan(80);
    expect(answers.filter((answer) => !answer.endsWith(' 10004'))).toEqual([]);
  });

  test('no call breaks on its example, whoever may make it', async () => {
    const fresh = await createTestServer();
    const people = {
      administrator: 'supplier-admin',
      operator: 'supplier-op',
      reviewer: 'supplier-review',
      groupViewer: 'data-viewer',
    } as const;
    const answers: string[] = [];
    for (const role of ROLES) {
      const client = await fresh.as(people[role]);
      const open = guarded.filter(({ endpoint, row }) => outcome(endpoint, row, viewer(role), endpoint.example.request) === 'allowed');
      const last = open.filter(({ name }) => ENDS_SESSION.includes(name));
      expect(last).toHaveLength(ENDS_SESSION.length);
      for (const { name, endpoint } of [...open.filter((call) => !last.includes(call)), ...last])
        answers.push(`${role} ${name} ${await codeOf(client, endpoint)}`);
    }
    await fresh.close();
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((answer) => / (00001|00018|10004)$/.test(answer))).toEqual([]);
  });
});
