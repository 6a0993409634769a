import { randomBytes } from 'node:crypto';
import { contract, toWire, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId, enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { actors, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { financiers, financingWorld } from '../testing/financing.ts';
import { urlOf } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let people: ReturnType<typeof actors>;
let piece: Awaited<ReturnType<typeof people.heldPiece>>;
let sent: { readonly id: RequestOf<typeof contract.transfer.get>['id']; readonly version: number };
let asked: RequestOf<typeof contract.creditLine.application>;
let financed: RequestOf<typeof contract.financing.get>;
let issued: { readonly id: RequestOf<typeof contract.issuance.get>['id'] };
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  piece = await people.heldPiece({ amount: 900_000, invoice: 1 });
  for (const invoice of [2, 3, 4]) {
    const other = await people.heldPiece({ amount: 400_000, invoice });
    const made = await people.transfer([leg(other, { amount: 100_000, invoice })]);
    const [one] = made.transfers;
    if (!one) throw new Error('nothing was transferred');
    sent = await people.passTransfer(one.id, one.version);
  }
  for (const invoice of [6, 7, 8]) {
    const { id } = await financiers(server).apply([await people.heldPiece({ amount: 60_000, invoice })]);
    financed = { id };
  }
  issued = await people.issue({ amount: 10_000, invoice: 5 });
  const request = { channel: 3, amount: yuan(60_000_000), purpose: '设备更新', lineVersion: 0 };
  const { id } = await (await server.as('core-admin')).call(contract.creditLine.apply, request);
  asked = { id };
});
afterAll(() => server.close());

/** How many statements a call took and how often it waited for them, as its answer says. */
async function costOf<E extends Endpoint>(who: string, endpoint: E, request: RequestOf<E>, succeeds = true) {
  const client = await server.as(who);
  const reply = await client.send({
    method: 'POST',
    url: urlOf(endpoint),
    headers: endpoint.kind === 'act' ? { 'idempotency-key': randomBytes(12).toString('hex') } : {},
    payload: toWire(endpoint.request, request) as object,
  });
  expect(/"rspCd":"00000"|"code":(0|"00000")[,}]/.test(reply.body)).toBe(succeeds);
  const told = String(reply.headers['server-timing']);
  return { statements: Number(/"(\d+) statements"/.exec(told)?.[1]), rounds: Number(/"(\d+) rounds"/.exec(told)?.[1]) };
}

const statementsOf = async <E extends Endpoint>(who: string, endpoint: E, request: RequestOf<E>, succeeds = true): Promise<number> =>
  (await costOf(who, endpoint, request, succeeds)).statements;

const all = { page: 1, pageSize: 100 } as const;
const one = { page: 1, pageSize: 1 } as const;

const {
  account,
  bankAccount,
  creditLine,
  documents,
  enterprise,
  fee,
  file,
  financing,
  issuance,
  limits,
  message,
  reference,
  registration,
} = contract;
const { session, staff, supplier, support, tradeContract, tradeInvoice, transfer, voucher, workbench } = contract;

// A call that takes more than is written here has grown: say why in the change, or ask for what it needs together with the rest.
const LISTS: [endpoint: Endpoint, statements: number, ask: (page: typeof all | typeof one) => Promise<number>][] = [
  [account.codeList, 1, (page) => statementsOf('core-op', account.codeList, page)],
  [bankAccount.listManaged, 3, (page) => statementsOf('supplier-admin', bankAccount.listManaged, page)],
  [creditLine.applications, 3, (page) => statementsOf('core-admin', creditLine.applications, page)],
  [fee.list, 3, (page) => statementsOf('core-op', fee.list, page)],
  [financing.list, 5, (page) => statementsOf('supplier-op', financing.list, page)],
  [issuance.awaitingSignature, 7, (page) => statementsOf('supplier-op', issuance.awaitingSignature, page)],
  [issuance.list, 7, (page) => statementsOf('core-op', issuance.list, page)],
  [message.list, 3, (page) => statementsOf('core-op', message.list, page)],
  [message.listAnnouncements, 3, (page) => statementsOf('core-op', message.listAnnouncements, page)],
  [reference.banks, 3, (page) => statementsOf('core-op', reference.banks, page)],
  [staff.list, 5, (page) => statementsOf('supplier-admin', staff.list, page)],
  [supplier.list, 3, (page) => statementsOf('core-op', supplier.list, page)],
  [supplier.namedBy, 3, (page) => statementsOf('supplier-op', supplier.namedBy, page)],
  [tradeContract.list, 4, (page) => statementsOf('core-op', tradeContract.list, page)],
  [tradeInvoice.list, 4, (page) => statementsOf('core-op', tradeInvoice.list, page)],
  [transfer.listIncoming, 6, (page) => statementsOf('supplier-op', transfer.listIncoming, page)],
  [transfer.listNotices, 3, (page) => statementsOf('core-op', transfer.listNotices, page)],
  [transfer.listOutgoing, 5, (page) => statementsOf('supplier-op', transfer.listOutgoing, page)],
  [voucher.list, 2, (page) => statementsOf('supplier-op', voucher.list, page)],
  [voucher.listFinanceable, 4, (page) => statementsOf('supplier-op', voucher.listFinanceable, page)],
  [voucher.listHoldings, 2, (page) => statementsOf('supplier-op', voucher.listHoldings, page)],
  [voucher.listParties, 3, (page) => statementsOf('supplier-op', voucher.listParties, { ...page, of: 'holdings', part: 'issuer' })],
];

/** Where only the example's identifier can be asked for, which nobody has: so far such a call is bounded. */
const refused = (who: string, endpoint: Endpoint) => statementsOf(who, endpoint, endpoint.example.request, false);

/** A piece as it was shown, and an amount of it. */
const shownPiece = () => ({ pieces: [{ pieceId: piece.id, version: piece.version }], amount: yuan(50_000) });

const READS: [endpoint: Endpoint, statements: number, ask: () => Promise<number>][] = [
  [account.captcha, 3, () => statementsOf('core-op', account.captcha, {})],
  [account.currentUser, 8, () => statementsOf('supplier-op', account.currentUser, {})],
  [account.hasLogin, 1, () => statementsOf('supplier-op', account.hasLogin, {})],
  [account.listEnterprises, 4, () => statementsOf('core-admin', account.listEnterprises, {})],
  [account.settings, 2, () => statementsOf('supplier-op', account.settings, {})],
  [bankAccount.balance, 2, () => statementsOf('supplier-admin', bankAccount.balance, {})],
  [bankAccount.get, 4, () => statementsOf('supplier-admin', bankAccount.get, { id: accountId('E1002') })],
  [bankAccount.list, 2, () => statementsOf('supplier-op', bankAccount.list, {})],
  [bankAccount.listPayable, 5, () => statementsOf('core-op', bankAccount.listPayable, { enterpriseNo: enterpriseNo('E1002') })],
  [bankAccount.reveal, 3, () => statementsOf('supplier-op', bankAccount.reveal, { id: accountId('E1002') })],
  [bankAccount.transactions, 2, () => statementsOf('supplier-admin', bankAccount.transactions, { ...one, id: accountId('E1002') })],
  [bankAccount.verification, 2, () => refused('core-admin', bankAccount.verification)],
  [creditLine.get, 2, () => statementsOf('core-op', creditLine.get, {})],
  [creditLine.history, 2, () => statementsOf('core-op', creditLine.history, {})],
  [creditLine.application, 3, () => statementsOf('core-admin', creditLine.application, asked)],
  [documents.get, 2, () => statementsOf('core-op', documents.get, documents.get.example.request)],
  [documents.list, 2, () => statementsOf('core-op', documents.list, {})],
  [enterprise.bankAOpening, 7, () => statementsOf('core-op', enterprise.bankAOpening, {})],
  [enterprise.get, 2, () => statementsOf('core-op', enterprise.get, {})],
  [enterprise.reservedPayAccount, 2, () => statementsOf('core-op', enterprise.reservedPayAccount, {})],
  [fee.receivingAccount, 1, () => statementsOf('core-op', fee.receivingAccount, {})],
  [file.ofVoucher, 5, () => statementsOf('supplier-op', file.ofVoucher, { id: piece.id })],
  [file.readBusinessLicense, 1, () => refused('core-op', file.readBusinessLicense)],
  [file.readIdCard, 1, () => refused('core-op', file.readIdCard)],
  [financing.checkInvoices, 7, () => statementsOf('supplier-op', financing.checkInvoices, shownPiece())],
  [financing.costs, 2, () => statementsOf('core-op', financing.costs, {})],
  [financing.get, 30, () => statementsOf('supplier-op', financing.get, financed)],
  [financing.listDrafts, 2, () => statementsOf('supplier-op', financing.listDrafts, {})],
  [financing.quote, 7, () => statementsOf('supplier-op', financing.quote, shownPiece())],
  [financing.vouchers, 4, () => statementsOf('supplier-op', financing.vouchers, financed)],
  [issuance.check, 3, () => statementsOf('core-op', issuance.check, issuance.check.example.request)],
  [issuance.children, 5, () => statementsOf('core-op', issuance.children, { id: issued.id })],
  [issuance.circulation, 6, () => statementsOf('core-op', issuance.circulation, { id: issued.id })],
  [issuance.documents, 4, () => statementsOf('core-op', issuance.documents, { id: issued.id })],
  [issuance.get, 13, () => statementsOf('core-op', issuance.get, { id: issued.id })],
  [issuance.log, 3, () => statementsOf('core-op', issuance.log, { id: issued.id })],
  [limits.ofIssue, 2, () => statementsOf('core-op', limits.ofIssue, {})],
  [message.announcement, 2, () => refused('core-op', message.announcement)],
  [message.delivery, 3, () => statementsOf('core-op', message.delivery, {})],
  [message.detail, 2, () => refused('core-op', message.detail)],
  [message.pendingWork, 2, () => statementsOf('supplier-op', message.pendingWork, {})],
  [message.unreadCount, 2, () => statementsOf('supplier-op', message.unreadCount, {})],
  [reference.isHoliday, 1, () => statementsOf('core-op', reference.isHoliday, reference.isHoliday.example.request)],
  [registration.getDraft, 2, () => refused('core-admin', registration.getDraft)],
  [session.keepAlive, 3, () => statementsOf('core-op', session.keepAlive, {})],
  [session.time, 3, () => statementsOf('core-op', session.time, {})],
  [supplier.lookUp, 3, () => statementsOf('core-op', supplier.lookUp, supplier.lookUp.example.request)],
  [support.downloads, 1, () => statementsOf('core-op', support.downloads, {})],
  [tradeContract.usual, 6, () => statementsOf('core-op', tradeContract.usual, { counterpartyNo: enterpriseNo('E1002') })],
  [transfer.get, 10, () => statementsOf('supplier-op', transfer.get, { id: sent.id })],
  [transfer.listDrafts, 2, () => statementsOf('supplier-op', transfer.listDrafts, {})],
  [transfer.relatedTrade, 6, () => statementsOf('supplier-op', transfer.relatedTrade, { id: piece.id })],
  [voucher.get, 12, () => statementsOf('supplier-op', voucher.get, { id: piece.id })],
  [voucher.getByNumber, 12, () => statementsOf('supplier-op', voucher.getByNumber, { number: piece.number })],
  [voucher.history, 6, () => statementsOf('supplier-op', voucher.history, { id: piece.id })],
  [voucher.totals, 3, () => statementsOf('supplier-op', voucher.totals, {})],
  [voucher.trace, 5, () => statementsOf('supplier-op', voucher.trace, { id: piece.id })],
  [workbench.overview, 8, () => statementsOf('supplier-op', workbench.overview, {})],
];

const nameOf = (endpoint: Endpoint): string =>
  Object.entries(contract)
    .flatMap(([resource, calls]) => Object.entries(calls).map(([name, call]: [string, Endpoint]) => [`${resource}.${name}`, call] as const))
    .find(([, call]) => call === endpoint)?.[0] ?? '';

test('every call that reads has its number of statements here', () => {
  const calls: Endpoint[] = Object.values(contract).flatMap((resource): Endpoint[] => Object.values(resource));
  const bounded = new Set([...LISTS, ...READS].map(([endpoint]) => endpoint));
  expect(calls.filter((call) => call.kind === 'query' && !bounded.has(call)).map(nameOf)).toEqual([]);
});

test.each(LISTS.map(([endpoint, ...rest]) => [nameOf(endpoint), ...rest] as const))(
  '%s takes %i statements, for a hundred rows as for one',
  async (_name, statements, ask) => {
    expect([await ask(all), await ask(one)]).toEqual([statements, statements]);
  },
);

test.each(READS.map(([endpoint, ...rest]) => [nameOf(endpoint), ...rest] as const))(
  '%s takes %i statements',
  async (_name, statements, ask) => {
    expect(await ask()).toBe(statements);
  },
);

// The embedded database answers within the turn in which it was asked, so that there it may be fewer.
test.each<[name: string, rounds: number, ask: () => ReturnType<typeof costOf>]>([
  ['a voucher', 4, () => costOf('supplier-op', voucher.get, { id: piece.id })],
  ['the workbench', 2, () => costOf('supplier-op', workbench.overview, {})],
])('%s is read in at most %i ways to the database', async (_name, rounds, ask) => {
  expect((await ask()).rounds).toBeLessThanOrEqual(rounds);
});
