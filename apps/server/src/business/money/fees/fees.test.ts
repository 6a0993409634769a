import { contract, FeeItemId, FileId, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditLog, file, legalConsent, storedObject } from '../../../schema/index.ts';
import { createSandboxAccounts } from '../../../sandbox/create-accounts.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { confirmFee, sendBackFee, type FeeContext } from './decide.ts';
import { setFeeItems, type NewFee } from './set-items.ts';

const { fee, account, message } = contract;
const UKEY = z.parse(FeeItemId, 'FEE1');
const SERVICE = z.parse(FeeItemId, 'FEE2');
const agreement = { id: 'ukeyFeeAgreement', version: '1.0' } as const;
const page = { page: 1, pageSize: 20 };

let uploads = 1;
let server: TestServer;
let returnToStart: Restore;
beforeAll(async () => {
  server = await createTestServer({ world: createSandboxAccounts });
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

const declare = async (userName: string, request: RequestOf<typeof fee.pay>) => (await server.as(userName)).call(fee.pay, request);
const pending = async (userName = 'fee-op') => (await (await server.as(userName)).call(account.currentUser, {})).pendingFees;
const decide = <Result>(work: (context: FeeContext) => Promise<Result>) =>
  server.database.transaction((db) => work({ ...server.services, db }));

describe('declaring a fee paid', () => {
  test.each(['fee-admin', 'fee-op', 'fee-review'])('is allowed to %s; the fee leaves the open list', async (userName) => {
    expect(await declare(userName, { id: SERVICE })).toMatchObject({ state: 'declared', declaredAt: server.clock.now().toISOString() });
    expect((await pending()).map(({ id }) => id)).toEqual([UKEY]);
    const { list } = await (await server.as('fee-admin')).call(fee.list, { ...page, state: 'declared' });
    expect(list).toMatchObject([{ id: SERVICE, state: 'declared', amount: 50_000n }]);
    expect(list[0]?.declaredBy).toBeTruthy();
  });

  test('works once, however often clicked', async () => {
    const client = await server.as('fee-op');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => client.call(fee.pay, { id: SERVICE })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['10006']));
  });

  test('refuses to declare again, with the reason', async () => {
    await declare('fee-op', { id: SERVICE });
    await expect(declare('fee-admin', { id: SERVICE })).rejects.toMatchObject({
      code: '10006',
      message: expect.stringContaining('当前状态【已申报】不可申报缴费'),
    });
  });

  test('does not find another enterprise’s fee', async () => {
    await expect(declare('supplier-op', { id: SERVICE })).rejects.toMatchObject({ code: '10002' });
    await expect(declare('supplier-op', { id: z.parse(FeeItemId, 'NONE') })).rejects.toMatchObject({ code: '10002' });
    expect(await pending()).toHaveLength(2);
  });

  test('is refused to the group viewer', async () => {
    await expect(declare('data-viewer', { id: SERVICE })).rejects.toMatchObject({ code: '10004' });
  });

  test('of a USB key requires its agreement in force, and records the consent', async () => {
    await expect(declare('fee-op', { id: UKEY })).rejects.toMatchObject({
      code: '10013',
      message: expect.stringContaining('请先阅读并同意协议'),
    });
    await expect(declare('fee-op', { id: UKEY, agreement: { id: 'userAgreement', version: '1.0' } })).rejects.toMatchObject({
      code: '10013',
    });
    await expect(declare('fee-op', { id: UKEY, agreement: { ...agreement, version: '0.9' } })).rejects.toMatchObject({ code: '10012' });
    expect(await pending()).toHaveLength(2);
    await declare('fee-op', { id: UKEY, agreement });
    expect(await server.database.db.select().from(legalConsent)).toMatchObject([
      { documentId: 'ukeyFeeAgreement', version: '1.0', enterpriseNo: 'E1005' },
    ]);
  });

  test('is logged', async () => {
    await declare('fee-op', { id: SERVICE });
    expect(await server.database.db.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ action: 'fee.pay', subjectId: SERVICE, enterpriseNo: 'E1005' }),
    );
  });
});

describe('the receipt of a payment', () => {
  const upload = async (userName: string): Promise<FileId> => {
    const { id: uploadedBy, enterpriseNo } = await (await server.as(userName)).call(account.currentUser, {});
    const { db } = server.database;
    const at = server.clock.now();
    const id = z.parse(FileId, `R${uploads++}`);
    const object = { key: `lianxin/${enterpriseNo}/${id}`, enterpriseNo, size: 3, contentType: 'application/pdf' };
    await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: at });
    await db.insert(file).values({ ...object, id, name: '回单.pdf', uploadedBy, uploadedAt: at });
    return id;
  };

  test('is sent with the declaration, or added while the platform searches', async () => {
    const [proof, better] = [await upload('fee-op'), await upload('fee-op')];
    expect(await declare('fee-op', { id: SERVICE, proof })).toMatchObject({ proof: { id: proof }, acts: ['addProof'] });
    const client = await server.as('fee-admin');
    expect(await client.call(fee.addProof, { id: SERVICE, proof: better })).toMatchObject({ state: 'declared', proof: { id: better } });
    await decide((context) => confirmFee(context, SERVICE));
    await expect(client.call(fee.addProof, { id: SERVICE, proof })).rejects.toMatchObject({ code: '10006' });
  });

  test('must be a file of the enterprise', async () => {
    const proof = await upload('supplier-op');
    await expect(declare('fee-op', { id: SERVICE, proof })).rejects.toMatchObject({ code: '10002' });
    expect(await pending()).toHaveLength(2);
  });
});

test('mandatory and overdue fees are found and summed separately', async () => {
  const client = await server.as('fee-op');
  const { list, sums } = await client.call(fee.list, { ...page, overdue: true });
  expect(list).toMatchObject([{ id: UKEY, overdue: true, payee: null, acts: ['pay'] }]);
  expect(sums).toMatchObject({ outstanding: 20_000n, overdue: 20_000n, paid: 0n });
  expect((await client.call(fee.list, page)).sums).toMatchObject({ outstanding: 70_000n, overdue: 20_000n });
});

describe('the platform', () => {
  test('confirms a declared fee and tells the enterprise', async () => {
    await declare('fee-op', { id: SERVICE });
    await decide((context) => confirmFee(context, SERVICE));
    const client = await server.as('fee-admin');
    expect((await client.call(fee.list, { ...page, state: 'confirmed' })).list).toMatchObject([{ id: SERVICE }]);
    expect((await client.call(message.list, page)).list).toMatchObject([{ title: '缴费已确认' }]);
    await expect(decide((context) => sendBackFee(context, SERVICE, '太迟'))).rejects.toMatchObject({ key: 'ILLEGAL_STATE' });
  });

  test('returns a declared fee with a reason; it can be declared again', async () => {
    await declare('fee-op', { id: SERVICE });
    await decide((context) => sendBackFee(context, SERVICE, '未查到该笔转账'));
    expect((await pending()).find(({ id }) => id === SERVICE)?.returnReason).toBe('未查到该笔转账');
    expect(await declare('fee-op', { id: SERVICE })).toMatchObject({ state: 'declared', returnReason: null });
  });

  test('decides only declared fees, never by time', async () => {
    await expect(decide((context) => confirmFee(context, SERVICE))).rejects.toMatchObject({ key: 'ILLEGAL_STATE' });
    await declare('fee-op', { id: SERVICE });
    server.clock.moveTo(new Date('2027-11-20T09:42:00+08:00'));
    await server.runDueJobs();
    expect((await (await server.as('fee-op')).call(fee.list, { ...page, state: 'declared' })).total).toBe(1);
  });

  test('sets an enterprise’s open fees: updates, adds, cancels, and keeps declared ones', async () => {
    await declare('fee-op', { id: UKEY, agreement });
    const changed: NewFee = {
      id: SERVICE,
      kind: 'service',
      amount: fen(60_000n),
      agreementUrl: null,
      summary: '年度服务费',
      mandatory: true,
    };
    const added: NewFee = {
      kind: 'evidence',
      amount: fen(120_000n),
      agreementUrl: 'https://example.com/a',
      summary: '存证服务',
      mandatory: false,
    };
    await decide((context) => setFeeItems(context, 'E1005', [changed, added]));
    const [first, second] = await pending();
    expect([first, second]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: SERVICE, amount: 60_000n, mandatory: 1 }),
        expect.objectContaining({ summary: '存证服务', mandatory: 0 }),
      ]),
    );
    await decide((context) => setFeeItems(context, 'E1005', []));
    expect(await pending()).toEqual([]);
    const { list } = await (await server.as('fee-op')).call(fee.list, page);
    expect(list.map(({ id, state }) => [id, state])).toEqual([[UKEY, 'declared']]);
  });

  test.each<[string, string, Partial<NewFee>]>([
    ['an unknown enterprise', 'E9999', {}],
    ['an item that is not open there', 'E1002', { id: 'FEE1' }],
    ['a link that runs a script', 'E1005', { agreementUrl: 'javascript:alert(1)' }],
    ['a link without TLS', 'E1005', { agreementUrl: 'http://example.com/a' }],
    ['a link to another host in disguise', 'E1005', { agreementUrl: '//example.com/a' }],
  ])('refuses %s without changes', async (_, enterpriseNo, change) => {
    const item: NewFee = { kind: 'service', amount: fen(1n), agreementUrl: null, summary: '费用', mandatory: false, ...change };
    await expect(decide((context) => setFeeItems(context, enterpriseNo, [item]))).rejects.toThrow(/^(NOT_FOUND|VALIDATION)$/);
    expect(await pending()).toHaveLength(2);
  });
});

test('names the full receiving account, or none', async () => {
  expect(await (await server.as('fee-op')).call(fee.receivingAccount, {})).toMatchObject({ accountNumber: '14050170020800006721' });
  const bare = await createTestServer({ world: createSandboxAccounts, config: { feeAccount: undefined } });
  expect(await (await bare.as('fee-op')).call(fee.receivingAccount, {})).toBeNull();
  await bare.close();
});
