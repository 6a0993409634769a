import { contract, FileId, type IssuanceId } from '@lianxin/api/contract';
import { sumFen } from '@lianxin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractId, invoiceId, yuan } from '../../../sandbox/seed/trade.ts';
import { file, storedObject } from '../../../schema/index.ts';
import { actors, issuanceForm, leg, refusalOf, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { bankAccount, enterprise, file: files, financing, issuance, transfer, voucher } = contract;
const ATTACHED = z.parse(FileId, 'ATTACHED1');

let server: TestServer;
let people: ReturnType<typeof actors>;
let issued: { readonly id: IssuanceId };
/** What the supplier keeps after transferring 300,000.00 of a million. */
let piece: PieceView;
/** The part that the second-tier supplier received. */
let part: PieceView;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  const maker = await server.as('core-op');
  const { id: uploadedBy } = await maker.call(contract.account.currentUser, {});
  const { db } = server.database;
  const now = server.wallClock.now();
  const object = { key: 'lianxin/E1001/a/order.pdf', enterpriseNo: 'E1001', size: 3, contentType: 'application/pdf' };
  await db.insert(storedObject).values({ ...object, sha256: 'x', storedAt: now });
  await db.insert(file).values({ ...object, id: ATTACHED, name: '采购订单.pdf', uploadedBy, uploadedAt: now });
  const applied = await maker.call(issuance.apply, { form: { ...(await issuanceForm(maker)), attachments: [ATTACHED] } });
  issued = { id: applied.id };
  const passed = await people.pass(applied.id, applied.version);
  await people.receive('issuance', applied.id, passed.version);
  const [whole = expect.fail()] = await people.held('supplier');
  const [sent = expect.fail()] = (await people.transfer([leg(whole, { amount: 300_000 })])).transfers;
  const offered = await people.passTransfer(sent.id, sent.version);
  await people.receive('transfer', sent.id, offered.version, 'tier2');
  [piece = expect.fail()] = await people.held('supplier');
  [part = expect.fail()] = await people.held('tier2');
});
afterAll(() => server.close());

/** The trade behind the issuance as its parties see it. */
const trade = {
  contract: { id: contractId('E1001', 'E1002') },
  invoices: [{ invoice: { id: invoiceId('E1001', 'E1002', 1) }, amount: yuan(1_000_000) }],
};

test('an issuance’s documents are contract, invoices with uses, and attachments, for both parties', async () => {
  for (const who of ['core-op', 'supplier-op'])
    expect(await people.call(who, issuance.documents, issued)).toMatchObject({ ...trade, attachments: [{ name: '采购订单.pdf' }] });
});

test('the log of an issuance names the person of each step', async () => {
  const log = await people.call('core-op', issuance.log, issued);
  expect(log.map(({ event, actorName }) => [event, actorName])).toEqual([
    ['submit', '赵晓东'],
    ['pass', '孙丽萍'],
    ['sign', '王建国'],
    ['signConfirm', '李文慧'],
  ]);
});

test('the children of an issuance are its pieces, and live ones add up to it', async () => {
  const nodes = await people.call('core-op', issuance.children, issued);
  const root = piece.number.slice(0, -'-02'.length);
  expect(nodes.map(({ number }) => number).toSorted()).toEqual([root, `${root}-01`, `${root}-01-01`, `${root}-02`]);
  const live = nodes.filter((node) => node.live);
  expect(live.map(({ number }) => number).toSorted()).toEqual([part.number, piece.number].toSorted());
  expect(sumFen(live.map(({ amount }) => amount))).toBe(yuan(1_000_000));
});

test('the circulation of an issuance equals the chain of its history', async () => {
  const entries = await people.call('core-op', issuance.circulation, issued);
  expect(entries.map(({ kind }) => kind)).toEqual([
    'issuance.pass',
    'issuance.sign',
    'issuance.signConfirm',
    'transfer.submit',
    'transfer.pass',
    'transfer.sign',
    'transfer.signConfirm',
  ]);
  expect(entries.slice(1).map(({ previousHash }) => previousHash)).toEqual(entries.slice(0, -1).map(({ hash }) => hash));
  expect(entries).toEqual((await people.call('core-op', voucher.history, { id: piece.id })).entries);
});

test('the trade behind a piece is visible to its parties', async () => {
  const [ofIssuance = expect.fail(), ofTransfer = expect.fail()] = await people.call('supplier-op', transfer.relatedTrade, { id: part.id });
  expect(ofIssuance).toMatchObject({ origin: 'issuance', ...trade, files: [{ name: '采购订单.pdf' }] });
  expect(ofTransfer).toMatchObject({
    origin: 'transfer',
    contract: { id: contractId('E1002', 'E1003') },
    invoices: [{ invoice: { id: invoiceId('E1002', 'E1003', 1) }, amount: yuan(300_000) }],
  });
  expect(await people.call('tier2-op', transfer.relatedTrade, { id: part.id })).toMatchObject([{ origin: 'transfer' }]);
  expect(await people.call('core-op', transfer.relatedTrade, { id: part.id })).toMatchObject([{ origin: 'issuance' }]);
});

test('a voucher’s files are those of issuer and recipient', async () => {
  for (const [who, id] of [
    ['core-op', piece.id],
    ['supplier-op', piece.id],
  ] as const)
    expect((await people.call(who, files.ofVoucher, { id })).map(({ name }) => name)).toContain('采购订单.pdf');
  expect(await people.call('tier2-op', files.ofVoucher, { id: part.id })).toEqual([]);
});

test('a payment promise number is reserved once, for one enterprise', async () => {
  const [one, other] = [await people.call('core-op', issuance.promiseNumber, {}), await people.call('core-op', issuance.promiseNumber, {})];
  expect([one, other]).toEqual([expect.stringMatching(/^CN-2026-\d{6}-\d{7}$/), expect.stringMatching(/^CN-2026-\d{6}-\d{7}$/)]);
  expect(one).not.toBe(other);
  expect(await refusalOf(people.call('core-review', issuance.promiseNumber, {}))).toMatchObject({ code: '10004' });
});

test('invoices behind pieces are used up to the financed amount, and the uncovered rest is reported', async () => {
  const check = async ({ id, version }: PieceView, amount: number) =>
    people.call('supplier-op', financing.checkInvoices, { pieces: [{ pieceId: id, version }], amount: yuan(amount) });
  const used = { invoice: { id: invoiceId('E1001', 'E1002', 1) }, used: yuan(1_000_000), occupied: 0n, claimedElsewhere: false };
  expect((await check(piece, 400_000)).papers).toMatchObject([{ ...used, thisTime: yuan(400_000) }]);
  await financiers(server).apply([piece], { amount: 400_000 });
  const [rest = expect.fail()] = await people.held('supplier');
  const covered = await check(rest, 300_000);
  expect(covered.papers).toMatchObject([{ ...used, occupied: yuan(400_000), thisTime: yuan(300_000) }]);
  expect(covered.checks.map(({ level }) => level)).not.toContain('fail');
  expect((await check(rest, 600_000.01)).checks.map(({ level }) => level)).toContain('fail');
});

test('the paying account at maturity is the first one, or reported as missing', async () => {
  const account = await people.call('core-op', enterprise.reservedPayAccount, {});
  const [first] = await people.call('core-op', bankAccount.list, {});
  expect(account).toMatchObject({ id: first?.id, accountNumber: expect.stringContaining('*') });
  expect(await people.call('tier2-op', enterprise.reservedPayAccount, {})).toBeNull();
});

test('an enterprise reads its own data, with the representative masked', async () => {
  expect(await people.call('supplier-op', enterprise.get, {})).toMatchObject({
    enterpriseNo: 'E1002',
    name: '恒信机电设备有限公司',
    legalName: expect.stringMatching(/^.\*+$/),
    issueSuspension: null,
    confirmsSignFor: true,
  });
});
