import { contract } from '@lianxin/api/contract';
import { fen, messageOf } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sentTo } from '../../../platform/outbox/outbox.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { notify, type Notice } from './notify.ts';

const { message } = contract;
const MOBILE = '13900000002';
const MAILBOX = 'wang@example.com';

let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer();
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const facts = { number: 'OP1', from: '晋北煤业', to: '恒信机电', amount: fen(10_000n) };
const tell = (notice: Partial<Notice> = {}) =>
  server.services.database.transaction((db) =>
    notify(
      { db, ids: server.services.ids, clock: server.clock },
      { ...messageOf('issuanceToSignFor', facts), enterpriseNo: 'E1002', ...notice },
    ),
  );
const sent = async (to: string) => (await sentTo(server.database.db, to)).map(({ text }) => text);
const at = (time: string) => server.clock.moveTo(new Date(`2026-11-${time}:00+08:00`));

async function confirmMailbox(userName = 'supplier-op', address = MAILBOX) {
  const client = await server.as(userName);
  await client.call(message.sendMailCode, { address });
  const code = /\d{6}/.exec((await sent(address))[0] ?? '')?.[0] ?? '';
  await client.call(message.confirmMail, { address, code });
  return client;
}

test('sends subscribed messages by SMS, with the same text', async () => {
  const client = await server.as('supplier-op');
  await client.call(message.saveDelivery, { smsTypes: ['task'], mailTypes: [], quiet: null });
  await tell();
  await tell(messageOf('issuanceSignedFor', facts));
  await tell({ role: 'reviewer' });
  await tell({ enterpriseNo: 'E1001' });
  await server.runDueJobs();
  expect(await sent(MOBILE)).toEqual(['有一笔凭证待签收：晋北煤业开立，金额 100.00 元。请登录平台查看。']);
  await server.runDueJobs();
  expect(await sent(MOBILE)).toHaveLength(1);
});

test('quiet hours delay an SMS but never drop it', async () => {
  const client = await server.as('supplier-op');
  await client.call(message.saveDelivery, { smsTypes: ['task'], mailTypes: [], quiet: { from: '22:00', to: '08:00' } });
  at('20T23:15');
  await tell();
  await tell();
  await server.runDueJobs();
  at('21T07:59');
  await server.runDueJobs();
  expect(await sent(MOBILE)).toEqual([]);
  at('21T08:00');
  await server.runDueJobs();
  expect(await sent(MOBILE)).toHaveLength(2);
});

test('changed quiet hours apply, and unsubscribed messages are not sent', async () => {
  const client = await server.as('supplier-op');
  await client.call(message.saveDelivery, { smsTypes: ['task', 'due'], mailTypes: [], quiet: { from: '22:00', to: '08:00' } });
  at('20T23:15');
  await tell();
  await tell(messageOf('issuanceSignForDue', facts));
  await client.call(message.saveDelivery, { smsTypes: ['task'], mailTypes: [], quiet: { from: '22:00', to: '09:30' } });
  at('21T08:00');
  await server.runDueJobs();
  expect(await sent(MOBILE)).toEqual([]);
  at('21T09:30');
  await server.runDueJobs();
  expect(await sent(MOBILE)).toHaveLength(1);
  server.clock.moveTo(new Date(START));
});

test('a mail goes to a confirmed mailbox only', async () => {
  const client = await server.as('supplier-op');
  const types = { smsTypes: [], mailTypes: ['task' as const], quiet: null };
  await expect(client.call(message.saveDelivery, types)).rejects.toMatchObject({ code: '30201' });
  await confirmMailbox();
  await client.call(message.saveDelivery, types);
  expect(await client.call(message.delivery, {})).toMatchObject({
    mobile: '139****0002',
    mailAddress: expect.stringMatching(/\*.*@example\.com$/),
    mailTypes: ['task'],
    mailAvailable: true,
  });
  await tell();
  await server.runDueJobs();
  expect((await sent(MAILBOX))[0]).toBe(
    '有一笔凭证待签收\n\n晋北煤业开立，金额 100.00 元。\n\n企业：恒信机电设备有限公司\n\n提醒方式可在帮助中心“消息通知”中更改。',
  );
});

test('writes in the person’s language', async () => {
  const client = await confirmMailbox();
  await client.call(contract.account.saveSettings, { changes: { language: 'en-US' } });
  await client.call(message.saveDelivery, { smsTypes: ['task'], mailTypes: ['task'], quiet: null });
  await tell();
  await server.runDueJobs();
  expect(await sent(MOBILE)).toEqual(['A voucher awaits your signature: Issued by 晋北煤业, CNY 100.00. Sign in to see it.']);
  expect((await sent(MAILBOX))[0]).toBe(
    'A voucher awaits your signature\n\nIssued by 晋北煤业, CNY 100.00.\n\nEnterprise: 恒信机电设备有限公司\n\nYou can change how you are told in the help centre, under “Message notices”.',
  );
});

test('a code is for one mailbox and person, for ten minutes and five attempts', async () => {
  const client = await server.as('supplier-op');
  const wrong = { code: '20004' };
  await client.call(message.sendMailCode, { address: MAILBOX });
  const code = /\d{6}/.exec((await sent(MAILBOX))[0] ?? '')?.[0] ?? '';
  const other = code === '000000' ? '000001' : '000000';
  const confirm = (address: string, given: string) => client.call(message.confirmMail, { address, code: given });
  await expect(confirm('li@example.com', code)).rejects.toMatchObject(wrong);
  await expect((await server.as('core-op')).call(message.confirmMail, { address: MAILBOX, code })).rejects.toMatchObject(wrong);
  for (let tries = 0; tries < 5; tries += 1) await expect(confirm(MAILBOX, other)).rejects.toMatchObject(wrong);
  await expect(confirm(MAILBOX, code)).rejects.toMatchObject(wrong);
  await expect(client.call(message.sendMailCode, { address: MAILBOX })).rejects.toMatchObject({ code: '10009' });
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 61_000));
  await client.call(message.sendMailCode, { address: MAILBOX });
  const second = /\d{6}/.exec((await sent(MAILBOX))[0] ?? '')?.[0] ?? '';
  server.wallClock.moveTo(new Date(server.wallClock.now().getTime() + 11 * 60_000));
  await expect(confirm(MAILBOX, second)).rejects.toMatchObject(wrong);
});

test('without a mail server, production offers no mail', async () => {
  const productive = await createTestServer({ config: { sandbox: false } });
  const client = await productive.as('supplier-op');
  expect(await client.call(message.delivery, {})).toMatchObject({ smsAvailable: false, mailAvailable: false });
  await expect(client.call(message.sendMailCode, { address: MAILBOX })).rejects.toMatchObject({ code: '10010' });
  await productive.close();
});
