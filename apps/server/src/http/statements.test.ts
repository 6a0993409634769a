import { randomBytes } from 'node:crypto';
import { contract, toWire, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId, enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { fundSupplement } from '../schema/index.ts';
import { actors, day, leg } from '../testing/acting.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { financiers, financingWorld } from '../testing/financing.ts';
import { pledgers } from '../testing/pledging.ts';
import { createGroup } from '../sandbox/seed/groups.ts';
import { createPledgeLenders } from '../sandbox/seed/pledge-lenders.ts';
import { urlOf } from '../testing/test-client.ts';
import { boundCalls, calls } from './calls.ts';
import type { SeedTools } from '../platform/services.ts';
import type { TestServer } from '../testing/test-server.ts';

/** A world with lenders for financings and for pledge loans. */
async function countedWorld(tools: SeedTools): Promise<void> {
  await financingWorld(tools);
  await createPledgeLenders(tools);
  await createGroup(tools);
}

let server: TestServer;
let people: ReturnType<typeof actors>;
let piece: Awaited<ReturnType<typeof people.heldPiece>>;
let sent: { readonly id: RequestOf<typeof contract.transfer.get>['id']; readonly version: number };
let asked: RequestOf<typeof contract.creditLine.application>;
const supplemented = contract.fundRegister.supplement.example.request;
let financed: RequestOf<typeof contract.financing.get>;
let pledged: RequestOf<typeof contract.pledge.get> | undefined;
let issued: { readonly id: RequestOf<typeof contract.issuance.get>['id'] };
beforeAll(async () => {
  server = await createTestServer({
    world: countedWorld,
  });
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
  for (const invoice of [6, 7, 8]) {
    const money = pledgers(server);
    const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice })]);
    await money.pass(id);
    await money.accept(id, 'fi');
    await money.approve(id, 'fi');
    if (pledged === undefined) await money.guarantee(id);
    pledged ??= { id };
  }
  issued = await people.issue({ amount: 10_000, invoice: 5 });
  const request = { channel: 3, amount: yuan(60_000_000), purpose: '设备更新', lineVersion: 0 };
  const { id } = await (await server.as('core-admin')).call(contract.creditLine.apply, request);
  asked = { id };
  const at = server.clock.now();
  const maker = await people.call('supplier-admin', account.currentUser, {});
  const by = {
    makerId: maker.id,
    makerName: maker.displayName,
    submittedAt: at,
    stateSince: at,
    changedBy: maker.displayName,
    changedAt: at,
  };
  const other = { counterpartyName: '国网山西省电力公司', counterpartyNumber: '', purpose: '电费退款', attachments: [] };
  const moved = { type: 'supplement' as const, direction: 'in' as const, amount: yuan(1_200), bookedOn: server.clock.today() };
  const of = { enterpriseNo: enterpriseNo('E1002'), bankAccountId: accountId('E1002'), state: 'awaitingReview' as const };
  await server.database.db
    .insert(fundSupplement)
    .values({ id: supplemented.id, applicationNumber: 'BL1', ...of, ...moved, ...other, ...by });
});
afterAll(() => server.close());

/** The numbers of statements and round trips of a call, from its Server-Timing header. */
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

const ownAccount = { accountId: accountId('E1002') };
const all = { page: 1, pageSize: 100 } as const;
const one = { page: 1, pageSize: 1 } as const;
const year = { from: day('2027-01-01'), to: day('2027-12-31') };

const {
  account,
  bankAccount,
  capitalPlan,
  creditLine,
  documents,
  enterprise,
  fee,
  file,
  financing,
  fundRegister,
  issuance,
  lendingFee,
  limits,
  message,
  reconciliation,
  reference,
  registration,
} = contract;
const { pdf, pledge, session, settlement, staff, supplier, support, tradeContract, tradeInvoice, transfer, treasury, voucher, workbench } =
  contract;

/** A query, and how it is asked. */
type Ask<Page> = readonly [endpoint: Endpoint, ask: (page: Page) => Promise<number>];

const LISTS: readonly Ask<typeof all | typeof one>[] = [
  [account.codeList, (page) => statementsOf('core-op', account.codeList, page)],
  [bankAccount.listManaged, (page) => statementsOf('supplier-admin', bankAccount.listManaged, page)],
  [creditLine.applications, (page) => statementsOf('core-admin', creditLine.applications, page)],
  [contract.billing.listBillable, (page) => statementsOf('core-op', contract.billing.listBillable, page)],
  [contract.billing.listInvoiceRequests, (page) => statementsOf('core-op', contract.billing.listInvoiceRequests, page)],
  [fee.list, (page) => statementsOf('core-op', fee.list, page)],
  [contract.serviceBill.lines, (page) => statementsOf('core-op', contract.serviceBill.lines, { ...page, month: '2026-11' })],
  [fee.payments, (page) => statementsOf('core-op', fee.payments, page)],
  [financing.list, (page) => statementsOf('supplier-op', financing.list, page)],
  [issuance.awaitingSignature, (page) => statementsOf('supplier-op', issuance.awaitingSignature, page)],
  [issuance.list, (page) => statementsOf('core-op', issuance.list, page)],
  [fundRegister.supplements, (page) => statementsOf('supplier-admin', fundRegister.supplements, page)],
  [reconciliation.lines, (page) => statementsOf('supplier-admin', reconciliation.lines, { ...page, ...ownAccount })],
  [pledge.list, (page) => statementsOf('supplier-op', pledge.list, page)],
  [pledge.listToSign, (page) => statementsOf('fi-review', pledge.listToSign, page)],
  [fundRegister.list, (page) => statementsOf('supplier-admin', fundRegister.list, page)],
  [lendingFee.list, (page) => statementsOf('fi-op', lendingFee.list, page)],
  [settlement.listToPay, (page) => statementsOf('core-op', settlement.listToPay, { ...page, ...year })],
  [settlement.listToReceive, (page) => statementsOf('supplier-op', settlement.listToReceive, { ...page, ...year })],
  [message.list, (page) => statementsOf('core-op', message.list, page)],
  [message.listAnnouncements, (page) => statementsOf('core-op', message.listAnnouncements, page)],
  [contract.proof.roots, (page) => statementsOf('core-op', contract.proof.roots, page)],
  [reference.banks, (page) => statementsOf('core-op', reference.banks, page)],
  [staff.list, (page) => statementsOf('supplier-admin', staff.list, page)],
  [staff.invitations, (page) => statementsOf('supplier-admin', staff.invitations, page)],
  [contract.category.list, (page) => statementsOf('core-op', contract.category.list, page)],
  [contract.payable.list, (page) => statementsOf('core-op', contract.payable.list, page)],
  [contract.receivable.list, (page) => statementsOf('supplier-op', contract.receivable.list, page)],
  [supplier.list, (page) => statementsOf('core-op', supplier.list, page)],
  [supplier.invitations, (page) => statementsOf('core-op', supplier.invitations, page)],
  [supplier.namedBy, (page) => statementsOf('supplier-op', supplier.namedBy, page)],
  [tradeContract.list, (page) => statementsOf('core-op', tradeContract.list, page)],
  [tradeContract.listManaged, (page) => statementsOf('core-op', tradeContract.listManaged, page)],
  [tradeInvoice.list, (page) => statementsOf('core-op', tradeInvoice.list, page)],
  [tradeInvoice.listManaged, (page) => statementsOf('core-op', tradeInvoice.listManaged, page)],
  [tradeInvoice.listParties, (page) => statementsOf('core-op', tradeInvoice.listParties, page)],
  [transfer.listIncoming, (page) => statementsOf('supplier-op', transfer.listIncoming, page)],
  [treasury.listRepayments, (page) => statementsOf('supplier-op', treasury.listRepayments, page)],
  [contract.statement.lines, (page) => statementsOf('supplier-op', contract.statement.lines, { ...page, side: 'held', month: '2026-11' })],
  [transfer.listNotices, (page) => statementsOf('core-op', transfer.listNotices, page)],
  [transfer.listOutgoing, (page) => statementsOf('supplier-op', transfer.listOutgoing, page)],
  [voucher.list, (page) => statementsOf('supplier-op', voucher.list, page)],
  [voucher.listFinanceable, (page) => statementsOf('supplier-op', voucher.listFinanceable, page)],
  [voucher.listHoldings, (page) => statementsOf('supplier-op', voucher.listHoldings, page)],
  [voucher.listParties, (page) => statementsOf('supplier-op', voucher.listParties, { ...page, of: 'holdings', part: 'issuer' })],
];

/** For calls where only the example's id is available, which does not exist: their number is bounded up to that refusal. */
const refused = (who: string, endpoint: Endpoint) => statementsOf(who, endpoint, endpoint.example.request, false);

/** A request for a part of the piece. */
const shownPiece = () => ({ pieces: [{ pieceId: piece.id, version: piece.version }], amount: yuan(50_000) });

/** An invoice of the issuer. */
async function invoiceId() {
  const [first] = (await people.call('core-op', tradeInvoice.list, one)).list;
  if (!first) throw new Error('the issuer has no invoice');
  return first.id;
}

/** A loan under approval by its lender. */
function loan() {
  if (!pledged) throw new Error('nothing was pledged');
  return pledged;
}

/** A request to pledge a part of the piece. */
const pledgeable = () => ({ ...shownPiece(), pledged: yuan(80_000) });

const READS: readonly Ask<void>[] = [
  [account.captcha, () => statementsOf('core-op', account.captcha, {})],
  [account.currentUser, () => statementsOf('supplier-op', account.currentUser, {})],
  [account.hasLogin, () => statementsOf('supplier-op', account.hasLogin, {})],
  [account.listEnterprises, () => statementsOf('core-admin', account.listEnterprises, {})],
  [account.consents, () => statementsOf('core-op', account.consents, one)],
  [account.reveals, () => statementsOf('core-op', account.reveals, one)],
  [account.revealOwn, () => statementsOf('core-op', account.revealOwn, {})],
  [account.erasure, () => statementsOf('core-op', account.erasure, {})],
  [account.exportData, () => statementsOf('core-op', account.exportData, account.exportData.example.request)],
  [session.list, () => statementsOf('core-op', session.list, {})],
  [session.history, () => statementsOf('core-op', session.history, one)],
  [account.settings, () => statementsOf('supplier-op', account.settings, {})],
  [bankAccount.balance, () => statementsOf('supplier-admin', bankAccount.balance, {})],
  [bankAccount.get, () => statementsOf('supplier-admin', bankAccount.get, { id: accountId('E1002') })],
  [bankAccount.list, () => statementsOf('supplier-op', bankAccount.list, {})],
  [bankAccount.listPayable, () => statementsOf('core-op', bankAccount.listPayable, { enterpriseNo: enterpriseNo('E1002') })],
  [bankAccount.reveal, () => statementsOf('supplier-op', bankAccount.reveal, { id: accountId('E1002') })],
  [bankAccount.transactions, () => statementsOf('supplier-admin', bankAccount.transactions, { ...one, id: accountId('E1002') })],
  [bankAccount.verification, () => refused('core-admin', bankAccount.verification)],
  [contract.calendarFeed.list, () => statementsOf('core-op', contract.calendarFeed.list, {})],
  [contract.category.tree, () => statementsOf('core-op', contract.category.tree, {})],
  [contract.category.uses, () => refused('core-op', contract.category.uses)],
  [creditLine.get, () => statementsOf('core-op', creditLine.get, {})],
  [creditLine.history, () => statementsOf('core-op', creditLine.history, {})],
  [fundRegister.supplement, () => statementsOf('supplier-admin', fundRegister.supplement, supplemented)],
  [reconciliation.statements, () => statementsOf('supplier-admin', reconciliation.statements, ownAccount)],
  [reconciliation.balance, () => statementsOf('supplier-admin', reconciliation.balance, ownAccount)],
  [creditLine.application, () => statementsOf('core-admin', creditLine.application, asked)],
  [documents.get, () => statementsOf('core-op', documents.get, documents.get.example.request)],
  [documents.list, () => statementsOf('core-op', documents.list, {})],
  [enterprise.bankAOpening, () => statementsOf('core-op', enterprise.bankAOpening, {})],
  [enterprise.cancellation, () => statementsOf('supplier-admin', enterprise.cancellation, {})],
  [contract.enrolment.list, () => statementsOf('supplier-admin', contract.enrolment.list, {})],
  [enterprise.information, () => statementsOf('supplier-admin', enterprise.information, {})],
  [enterprise.revealContact, () => statementsOf('supplier-admin', enterprise.revealContact, {})],
  [enterprise.searchNames, () => statementsOf('core-op', enterprise.searchNames, { search: '晋北煤业' })],
  [enterprise.get, () => statementsOf('core-op', enterprise.get, {})],
  [staff.absences, () => statementsOf('core-review', staff.absences, {})],
  [enterprise.getConfig, () => statementsOf('core-admin', enterprise.getConfig, {})],
  [enterprise.reservedPayAccount, () => statementsOf('core-op', enterprise.reservedPayAccount, {})],
  [supplier.tags, () => statementsOf('core-op', supplier.tags, {})],
  [staff.invitation, () => statementsOf('core-op', staff.invitation, staff.invitation.example.request)],
  [supplier.invitation, () => statementsOf('core-op', supplier.invitation, supplier.invitation.example.request)],
  [contract.billing.invoiceProfile, () => statementsOf('core-op', contract.billing.invoiceProfile, {})],
  [contract.billing.invoiceRequest, () => refused('core-op', contract.billing.invoiceRequest)],
  [fee.receivingAccount, () => statementsOf('core-op', fee.receivingAccount, {})],
  [file.ofVoucher, () => statementsOf('supplier-op', file.ofVoucher, { id: piece.id })],
  [file.readBusinessLicense, () => refused('core-op', file.readBusinessLicense)],
  [file.readIdCard, () => refused('core-op', file.readIdCard)],
  [financing.checkInvoices, () => statementsOf('supplier-op', financing.checkInvoices, shownPiece())],
  [financing.costs, () => statementsOf('core-op', financing.costs, {})],
  [financing.get, () => statementsOf('supplier-op', financing.get, financed)],
  [financing.listDrafts, () => statementsOf('supplier-op', financing.listDrafts, {})],
  [financing.quote, () => statementsOf('supplier-op', financing.quote, shownPiece())],
  [financing.payee, () => refused('supplier-op', financing.payee)],
  [financing.repayments, () => statementsOf('supplier-op', financing.repayments, financed)],
  [financing.vouchers, () => statementsOf('supplier-op', financing.vouchers, financed)],
  [pdf.certificates, () => statementsOf('core-op', pdf.certificates, {})],
  [pledge.get, () => statementsOf('supplier-op', pledge.get, loan())],
  [pledge.payee, () => statementsOf('supplier-op', pledge.payee, { ...loan(), payment: 'guaranteeFee' })],
  [pledge.ghRate, () => statementsOf('supplier-op', pledge.ghRate, pledgeable())],
  [pledge.ghRepayments, () => statementsOf('supplier-op', pledge.ghRepayments, loan())],
  [pledge.guaranteeRate, () => statementsOf('supplier-op', pledge.guaranteeRate, pledgeable())],
  [pledge.listDrafts, () => statementsOf('supplier-op', pledge.listDrafts, {})],
  [pledge.microloanRate, () => statementsOf('supplier-op', pledge.microloanRate, pledgeable())],
  [pledge.quote, () => statementsOf('supplier-op', pledge.quote, pledgeable())],
  [pledge.desk, () => statementsOf('fi-op', pledge.desk, {})],
  [pledge.risk, () => statementsOf('loan-review', pledge.risk, loan())],
  [capitalPlan.afterPayout, () => statementsOf('loan-op', capitalPlan.afterPayout, capitalPlan.afterPayout.example.request)],
  [capitalPlan.limits, () => statementsOf('loan-op', capitalPlan.limits, capitalPlan.limits.example.request)],
  [lendingFee.refundPayee, () => refused('fi-op', lendingFee.refundPayee)],
  [lendingFee.terms, () => statementsOf('fi-op', lendingFee.terms, {})],
  [capitalPlan.overview, () => statementsOf('loan-op', capitalPlan.overview, capitalPlan.overview.example.request)],
  [enterprise.listGuarantors, () => statementsOf('supplier-op', enterprise.listGuarantors, {})],
  [issuance.guaranteeSubsidiaries, () => statementsOf('core-op', issuance.guaranteeSubsidiaries, {})],
  [issuance.paymentSchedule, () => statementsOf('core-op', issuance.paymentSchedule, { id: issued.id })],
  [issuance.check, () => statementsOf('core-op', issuance.check, issuance.check.example.request)],
  [issuance.children, () => statementsOf('core-op', issuance.children, { id: issued.id })],
  [issuance.circulation, () => statementsOf('core-op', issuance.circulation, { id: issued.id })],
  [issuance.documents, () => statementsOf('core-op', issuance.documents, { id: issued.id })],
  [issuance.get, () => statementsOf('core-op', issuance.get, { id: issued.id })],
  [issuance.log, () => statementsOf('core-op', issuance.log, { id: issued.id })],
  [limits.ofIssue, () => statementsOf('core-op', limits.ofIssue, {})],
  [message.announcement, () => refused('core-op', message.announcement)],
  [message.delivery, () => statementsOf('core-op', message.delivery, {})],
  [message.detail, () => refused('core-op', message.detail)],
  [message.pendingWork, () => statementsOf('supplier-op', message.pendingWork, {})],
  [message.unreadCount, () => statementsOf('supplier-op', message.unreadCount, {})],
  [contract.proof.lookUp, () => refused('core-op', contract.proof.lookUp)],
  [contract.proof.lookUpDocument, () => refused('core-op', contract.proof.lookUpDocument)],
  [contract.proof.root, () => refused('core-op', contract.proof.root)],
  [reference.isHoliday, () => statementsOf('core-op', reference.isHoliday, reference.isHoliday.example.request)],
  [registration.getDraft, () => refused('core-admin', registration.getDraft)],
  [session.keepAlive, () => statementsOf('core-op', session.keepAlive, {})],
  [session.time, () => statementsOf('core-op', session.time, {})],
  [contract.signature.certificates, () => statementsOf('supplier-op', contract.signature.certificates, {})],
  [settlement.calendar, () => statementsOf('core-op', settlement.calendar, { ...year, side: 'pay' })],
  [settlement.get, () => statementsOf('core-op', settlement.get, { id: piece.voucherId })],
  [settlement.bankReceipts, () => refused('core-op', settlement.bankReceipts)],
  [supplier.lookUp, () => statementsOf('core-op', supplier.lookUp, supplier.lookUp.example.request)],
  [support.downloads, () => statementsOf('core-op', support.downloads, {})],
  [tradeContract.usual, () => statementsOf('core-op', tradeContract.usual, { counterpartyNo: enterpriseNo('E1002') })],
  [transfer.check, () => statementsOf('supplier-op', transfer.check, { pieceIds: [piece.id] })],
  [transfer.get, () => statementsOf('supplier-op', transfer.get, { id: sent.id })],
  [transfer.listDrafts, () => statementsOf('supplier-op', transfer.listDrafts, {})],
  [transfer.relatedTrade, () => statementsOf('supplier-op', transfer.relatedTrade, { id: piece.id })],
  [contract.enterprise.listGroupEnterprises, () => statementsOf('data-viewer', contract.enterprise.listGroupEnterprises, {})],
  [contract.group.figures, () => statementsOf('data-viewer', contract.group.figures, {})],
  [contract.group.overview, () => statementsOf('data-viewer', contract.group.overview, {})],
  [contract.group.pivot, () => statementsOf('core-op', contract.group.pivot, { by: 'supplier' })],
  [contract.serviceBill.months, () => statementsOf('core-op', contract.serviceBill.months, {})],
  [contract.statement.months, () => statementsOf('supplier-op', contract.statement.months, { side: 'held' })],
  [contract.statement.parts, () => statementsOf('core-op', contract.statement.parts, { month: '2026-11' })],
  [tradeInvoice.get, async () => statementsOf('core-op', tradeInvoice.get, { id: await invoiceId() })],
  [tradeInvoice.read, () => refused('core-op', tradeInvoice.read)],
  [treasury.assets, () => statementsOf('supplier-op', treasury.assets, {})],
  [treasury.months, () => statementsOf('supplier-op', treasury.months, { direction: 'out' })],
  [treasury.repaymentDays, () => statementsOf('supplier-op', treasury.repaymentDays, {})],
  [voucher.get, () => statementsOf('supplier-op', voucher.get, { id: piece.id })],
  [voucher.getByNumber, () => statementsOf('supplier-op', voucher.getByNumber, { number: piece.number })],
  [voucher.history, () => statementsOf('supplier-op', voucher.history, { id: piece.id })],
  [voucher.totals, () => statementsOf('supplier-op', voucher.totals, {})],
  [voucher.trace, () => statementsOf('supplier-op', voucher.trace, { id: piece.id })],
  [workbench.overview, () => statementsOf('supplier-op', workbench.overview, {})],
  [workbench.find, () => statementsOf('supplier-op', workbench.find, { text: piece.number })],
];

test('every query is measured', () => {
  const measured = new Set([...LISTS, ...READS].map(([endpoint]) => endpoint));
  const left = boundCalls.filter(({ endpoint }) => endpoint.kind === 'query' && !measured.has(endpoint));
  expect(left.map(({ name }) => name)).toEqual([]);
});

/** With the name of each query, and the statements that its row allows. */
const named = <Page>(asks: readonly Ask<Page>[]) =>
  asks.map(([endpoint, ask]) => {
    const call = boundCalls.find((one) => one.endpoint === endpoint) ?? expect.fail('it is no call of the contract');
    return [call.name, call.row.statements, ask] as const;
  });

test.each(named(LISTS))('%s takes %i statements, for one row and for a hundred', async (_name, statements, ask) => {
  expect([await ask(all), await ask(one)]).toEqual([statements, statements]);
});

test.each(named(READS))('%s takes %i statements', async (_name, statements, ask) => {
  expect(await ask()).toBe(statements);
});

test('what was received is listed with one statement less, because nothing of it awaits a review', async () => {
  const incoming = calls.transfer.listIncoming.statements;
  expect(await statementsOf('supplier-op', transfer.listIncoming, { ...all, received: true })).toBe(incoming - 1);
});

// With the embedded database the number may be lower, because it answers within the same tick.
test.each<[name: string, rounds: number, ask: () => ReturnType<typeof costOf>]>([
  ['a voucher', 4, () => costOf('supplier-op', voucher.get, { id: piece.id })],
  ['the workbench', 2, () => costOf('supplier-op', workbench.overview, {})],
])('%s is read in at most %i round trips', async (_name, rounds, ask) => {
  expect((await ask()).rounds).toBeLessThanOrEqual(rounds);
});
