import { contract } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxAccounts } from '../../../sandbox/create-accounts.ts';
import { refusalOf } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { FIRM, registering } from '../../../testing/registering.ts';
import type { TestClient, TestServer } from '../../../testing/test-server.ts';

const { supplier } = contract;
const MOBILES = { first: '13800003101', second: '13800003102', third: '13800003103' };

let server: TestServer;
let inviter: TestClient;
let people: ReturnType<typeof registering>;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
  inviter = await server.as('core-op');
  people = registering(server);
});
afterAll(() => server.close());

const newest = async () => {
  const { list } = await inviter.call(supplier.invitations, { page: 1, pageSize: 5 });
  return list[0] ?? expect.fail('nobody was invited');
};
const tokenOf = ({ token }: Awaited<ReturnType<typeof newest>>) => token ?? expect.fail('the invitation is not open');
const seenBy = (client: TestClient, token: string) => client.call(supplier.invitation, { token });

test('the link shows a visitor the inviter only, and cannot be forged', async () => {
  const invitation = await inviter.call(supplier.invite, { note: '朔州新晨机械，张经理', days: 7 });
  const token = tokenOf(invitation);
  expect(token).toMatch(new RegExp(`^${invitation.id}\\.`));
  expect(await seenBy(server.visitor(), token)).toMatchObject({ inviter: '晋北煤业集团有限公司', expiresAt: invitation.expiresAt });
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  expect(await seenBy(server.visitor(), forged)).toBeNull();
});

test('an approved enterprise becomes the inviter’s supplier by consent, and the inviter is told', async () => {
  const token = tokenOf(await inviter.call(supplier.invite, { note: '年度框架', days: 7 }));
  const client = await people.registrant(MOBILES.first, token);
  expect(await newest()).toMatchObject({ state: 'registering', token: null });
  expect(await seenBy(server.visitor(), token)).toBeNull();
  await people.submitted(client);
  await people.approve(await people.waiting(MOBILES.first));
  expect(await newest()).toMatchObject({ state: 'joined', joined: { name: FIRM.name } });
  const { list } = await inviter.call(supplier.list, { page: 1, pageSize: 5, search: FIRM.creditCode });
  expect(list).toMatchObject([{ name: FIRM.name, state: 'enabled', note: '年度框架' }]);
  const { list: told } = await inviter.call(contract.message.list, { page: 1, pageSize: 10 });
  expect(told.map(({ title }) => title)).toContain('供应商已同意');
  expect((await refusalOf(inviter.call(supplier.revoke, { id: (await newest()).id }))).code).toBe('10006');
});

test('a link works for one enterprise', async () => {
  const token = tokenOf(await inviter.call(supplier.invite, { days: 3 }));
  await people.registrant(MOBILES.second, token);
  await people.registrant(MOBILES.third, token);
  expect(await newest()).toMatchObject({ state: 'registering' });
});

test('a revoked or expired link leads nowhere', async () => {
  const revoked = await inviter.call(supplier.invite, { days: 3 });
  expect(await inviter.call(supplier.revoke, { id: revoked.id })).toMatchObject({ state: 'revoked', token: null });
  expect(await seenBy(server.visitor(), tokenOf(revoked))).toBeNull();
  expect((await refusalOf(inviter.call(supplier.revoke, { id: revoked.id }))).code).toBe('10006');
});

test('reviewers cannot invite, and other enterprises see and revoke nothing', async () => {
  const reviewer = await server.as('core-review');
  expect((await refusalOf(reviewer.call(supplier.invite, { days: 7 }))).code).toBe('10004');
  const other = await server.as('supplier-op');
  expect((await other.call(supplier.invitations, { page: 1, pageSize: 5 })).total).toBe(0);
  expect((await refusalOf(other.call(supplier.revoke, { id: (await newest()).id }))).code).toBe('10002');
});
