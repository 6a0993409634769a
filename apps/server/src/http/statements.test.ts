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

// If a call needs more statements than here, justify it in the change or combine queries. Lists with pending reviews have one additional
// query for the requirement of two reviewers.
const LISTS: [endpoint: Endpoint, statements: number, ask: (page: typeof all | typeof one) => Promise<number>][] = [
  [account.codeList, 1, (page) => statementsOf('core-op', account.codeList, page)],
  [bankAccount.listManaged, 3, (page) => statementsOf('supplier-admin', bankAccount.listManaged, page)],
  [creditLine.applications, 4, (page) => statementsOf('core-admin', creditLine.applications, page)],
  [contract.billing.listBillable, 3, (page) => statementsOf('core-op', contract.billing.listBillable, page)],
  [contract.billing.listInvoiceRequests, 3, (page) => statementsOf('core-op', contract.billing.listInvoiceRequests, page)],
  [fee.list, 3, (page) => statementsOf('core-op', fee.list, page)],
  [contract.serviceBill.lines, 2, (page) => statementsOf('core-op', contract.serviceBill.lines, { ...page, month: '2026-11' })],
  [fee.payments, 4, (page) => statementsOf('core-op', fee.payments, page)],
  [financing.list, 6, (page) => statementsOf('supplier-op', financing.list, page)],
  [issuance.awaitingSignature, 8, (page) => statementsOf('supplier-op', issuance.awaitingSignature, page)],
  [issuance.list, 8, (page) => statementsOf('core-op', issuance.list, page)],
  [fundRegister.supplements, 3, (page) => statementsOf('supplier-admin', fundRegister.supplements, page)],
  [reconciliation.lines, 4, (page) => statementsOf('supplier-admin', reconciliation.lines, { ...page, ...ownAccount })],
  [pledge.list, 6, (page) => statementsOf('supplier-op', pledge.list, page)],
  [pledge.listToSign, 6, (page) => statementsOf('fi-review', pledge.listToSign, page)],
  [fundRegister.list, 4, (page) => statementsOf('supplier-admin', fundRegister.list, page)],
  [lendingFee.list, 5, (page) => statementsOf('fi-op', lendingFee.list, page)],
  [settlement.listToPay, 7, (page) => statementsOf('core-op', settlement.listToPay, { ...page, ...year })],
  [settlement.listToReceive, 7, (page) => statementsOf('supplier-op', settlement.listToReceive, { ...page, ...year })],
  [message.list, 3, (page) => statementsOf('core-op', message.list, page)],
  [message.listAnnouncements, 3, (page) => statementsOf('core-op', message.listAnnouncements, page)],
  [contract.proof.roots, 3, (page) => statementsOf('core-op', contract.proof.roots, page)],
  [reference.banks, 3, (page) => statementsOf('core-op', reference.banks, page)],
  [staff.list, 5, (page) => statementsOf('supplier-admin', staff.list, page)],
  [contract.category.list, 2, (page) => statementsOf('core-op', contract.category.list, page)],
  [contract.payable.list, 3, (page) => statementsOf('core-op', contract.payable.list, page)],
  [contract.receivable.list, 4, (page) => statementsOf('supplier-op', contract.receivable.list, page)],
  [supplier.list, 3, (page) => statementsOf('core-op', supplier.list, page)],
  [supplier.invitations, 3, (page) => statementsOf('core-op', supplier.invitations, page)],
  [supplier.namedBy, 3, (page) => statementsOf('supplier-op', supplier.namedBy, page)],
  [tradeContract.list, 4, (page) => statementsOf('core-op', tradeContract.list, page)],
  [tradeContract.listManaged, 4, (page) => statementsOf('core-op', tradeContract.listManaged, page)],
  [tradeInvoice.list, 4, (page) => statementsOf('core-op', tradeInvoice.list, page)],
  [tradeInvoice.listManaged, 4, (page) => statementsOf('core-op', tradeInvoice.listManaged, page)],
  [tradeInvoice.listParties, 3, (page) => statementsOf('core-op', tradeInvoice.listParties, page)],
  [transfer.listIncoming, 6, (page) => statementsOf('supplier-op', transfer.listIncoming, page)],
  [transfer.listIncoming, 5, (page) => statementsOf('supplier-op', transfer.listIncoming, { ...page, received: true })],
  [treasury.listRepayments, 3, (page) => statementsOf('supplier-op', treasury.listRepayments, page)],
  [
    contract.statement.lines,
    6,
    (page) => statementsOf('supplier-op', contract.statement.lines, { ...page, side: 'held', month: '2026-11' }),
  ],
  [transfer.listNotices, 3, (page) => statementsOf('core-op', transfer.listNotices, page)],
  [transfer.listOutgoing, 5, (page) => statementsOf('supplier-op', transfer.listOutgoing, page)],
  [voucher.list, 2, (page) => statementsOf('supplier-op', voucher.list, page)],
  [voucher.listFinanceable, 4, (page) => statementsOf('supplier-op', voucher.listFinanceable, page)],
  [voucher.listHoldings, 2, (page) => statementsOf('supplier-op', voucher.listHoldings, page)],
  [voucher.listParties, 3, (page) => statementsOf('supplier-op', voucher.listParties, { ...page, of: 'holdings', part: 'issuer' })],
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

const READS: [endpoint: Endpoint, statements: number, ask: () => Promise<number>][] = [
  [account.captcha, 3, () => statementsOf('core-op', account.captcha, {})],
  [account.currentUser, 12, () => statementsOf('supplier-op', account.currentUser, {})],
  [account.hasLogin, 1, () => statementsOf('supplier-op', account.hasLogin, {})],
  [account.listEnterprises, 4, () => statementsOf('core-admin', account.listEnterprises, {})],
  [account.consents, 3, () => statementsOf('core-op', account.consents, one)],
  [account.reveals, 3, () => statementsOf('core-op', account.reveals, one)],
  [account.revealOwn, 3, () => statementsOf('core-op', account.revealOwn, {})],
  [account.erasure, 4, () => statementsOf('core-op', account.erasure, {})],
  [account.exportData, 15, () => statementsOf('core-op', account.exportData, account.exportData.example.request)],
  [session.list, 2, () => statementsOf('core-op', session.list, {})],
  [session.history, 3, () => statementsOf('core-op', session.history, one)],
  [account.settings, 2, () => statementsOf('supplier-op', account.settings, {})],
  [bankAccount.balance, 2, () => statementsOf('supplier-admin', bankAccount.balance, {})],
  [bankAccount.get, 4, () => statementsOf('supplier-admin', bankAccount.get, { id: accountId('E1002') })],
  [bankAccount.list, 2, () => statementsOf('supplier-op', bankAccount.list, {})],
  [bankAccount.listPayable, 5, () => statementsOf('core-op', bankAccount.listPayable, { enterpriseNo: enterpriseNo('E1002') })],
  [bankAccount.reveal, 3, () => statementsOf('supplier-op', bankAccount.reveal, { id: accountId('E1002') })],
  [bankAccount.transactions, 3, () => statementsOf('supplier-admin', bankAccount.transactions, { ...one, id: accountId('E1002') })],
  [bankAccount.verification, 2, () => refused('core-admin', bankAccount.verification)],
  [contract.calendarFeed.list, 2, () => statementsOf('core-op', contract.calendarFeed.list, {})],
  [contract.category.tree, 2, () => statementsOf('core-op', contract.category.tree, {})],
  [contract.category.uses, 2, () => refused('core-op', contract.category.uses)],
  [creditLine.get, 2, () => statementsOf('core-op', creditLine.get, {})],
  [creditLine.history, 2, () => statementsOf('core-op', creditLine.history, {})],
  [fundRegister.supplement, 4, () => statementsOf('supplier-admin', fundRegister.supplement, supplemented)],
  [reconciliation.statements, 3, () => statementsOf('supplier-admin', reconciliation.statements, ownAccount)],
  [reconciliation.balance, 4, () => statementsOf('supplier-admin', reconciliation.balance, ownAccount)],
  [creditLine.application, 4, () => statementsOf('core-admin', creditLine.application, asked)],
  [documents.get, 2, () => statementsOf('core-op', documents.get, documents.get.example.request)],
  [documents.list, 2, () => statementsOf('core-op', documents.list, {})],
  [enterprise.bankAOpening, 7, () => statementsOf('core-op', enterprise.bankAOpening, {})],
  [enterprise.cancellation, 3, () => statementsOf('supplier-admin', enterprise.cancellation, {})],
  [contract.enrolment.list, 3, () => statementsOf('supplier-admin', contract.enrolment.list, {})],
  [enterprise.information, 8, () => statementsOf('supplier-admin', enterprise.information, {})],
  [enterprise.revealContact, 3, () => statementsOf('supplier-admin', enterprise.revealContact, {})],
  [enterprise.searchNames, 2, () => statementsOf('core-op', enterprise.searchNames, { search: '晋北煤业' })],
  [enterprise.get, 2, () => statementsOf('core-op', enterprise.get, {})],
  [staff.absences, 3, () => statementsOf('core-review', staff.absences, {})],
  [enterprise.getConfig, 4, () => statementsOf('core-admin', enterprise.getConfig, {})],
  [enterprise.reservedPayAccount, 2, () => statementsOf('core-op', enterprise.reservedPayAccount, {})],
  [supplier.tags, 2, () => statementsOf('core-op', supplier.tags, {})],
  [supplier.invitation, 1, () => statementsOf('core-op', supplier.invitation, supplier.invitation.example.request)],
  [contract.billing.invoiceProfile, 2, () => statementsOf('core-op', contract.billing.invoiceProfile, {})],
  [contract.billing.invoiceRequest, 2, () => refused('core-op', contract.billing.invoiceRequest)],
  [fee.receivingAccount, 1, () => statementsOf('core-op', fee.receivingAccount, {})],
  [file.ofVoucher, 5, () => statementsOf('supplier-op', file.ofVoucher, { id: piece.id })],
  [file.readBusinessLicense, 1, () => refused('core-op', file.readBusinessLicense)],
  [file.readIdCard, 1, () => refused('core-op', file.readIdCard)],
  [financing.checkInvoices, 7, () => statementsOf('supplier-op', financing.checkInvoices, shownPiece())],
  [financing.costs, 2, () => statementsOf('core-op', financing.costs, {})],
  [financing.get, 32, () => statementsOf('supplier-op', financing.get, financed)],
  [financing.listDrafts, 2, () => statementsOf('supplier-op', financing.listDrafts, {})],
  [financing.quote, 8, () => statementsOf('supplier-op', financing.quote, shownPiece())],
  [financing.repayments, 2, () => statementsOf('supplier-op', financing.repayments, financed)],
  [financing.vouchers, 4, () => statementsOf('supplier-op', financing.vouchers, financed)],
  [pdf.certificates, 2, () => statementsOf('core-op', pdf.certificates, {})],
  [pledge.get, 28, () => statementsOf('supplier-op', pledge.get, loan())],
  [pledge.ghRate, 13, () => statementsOf('supplier-op', pledge.ghRate, pledgeable())],
  [pledge.ghRepayments, 3, () => statementsOf('supplier-op', pledge.ghRepayments, loan())],
  [pledge.guaranteeRate, 12, () => statementsOf('supplier-op', pledge.guaranteeRate, pledgeable())],
  [pledge.listDrafts, 2, () => statementsOf('supplier-op', pledge.listDrafts, {})],
  [pledge.microloanRate, 13, () => statementsOf('supplier-op', pledge.microloanRate, pledgeable())],
  [pledge.quote, 13, () => statementsOf('supplier-op', pledge.quote, pledgeable())],
  [pledge.desk, 3, () => statementsOf('fi-op', pledge.desk, {})],
  [pledge.risk, 13, () => statementsOf('loan-review', pledge.risk, loan())],
  [capitalPlan.limits, 3, () => statementsOf('loan-op', capitalPlan.limits, capitalPlan.limits.example.request)],
  [lendingFee.terms, 6, () => statementsOf('fi-op', lendingFee.terms, {})],
  [capitalPlan.overview, 5, () => statementsOf('loan-op', capitalPlan.overview, capitalPlan.overview.example.request)],
  [enterprise.listGuarantors, 7, () => statementsOf('supplier-op', enterprise.listGuarantors, {})],
  [issuance.guaranteeSubsidiaries, 4, () => statementsOf('core-op', issuance.guaranteeSubsidiaries, {})],
  [issuance.paymentSchedule, 6, () => statementsOf('core-op', issuance.paymentSchedule, { id: issued.id })],
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
  [contract.proof.lookUp, 2, () => refused('core-op', contract.proof.lookUp)],
  [contract.proof.lookUpDocument, 2, () => refused('core-op', contract.proof.lookUpDocument)],
  [contract.proof.root, 2, () => refused('core-op', contract.proof.root)],
  [reference.isHoliday, 1, () => statementsOf('core-op', reference.isHoliday, reference.isHoliday.example.request)],
  [registration.getDraft, 2, () => refused('core-admin', registration.getDraft)],
  [session.keepAlive, 3, () => statementsOf('core-op', session.keepAlive, {})],
  [session.time, 3, () => statementsOf('core-op', session.time, {})],
  [contract.signature.certificates, 2, () => statementsOf('supplier-op', contract.signature.certificates, {})],
  [settlement.calendar, 2, () => statementsOf('core-op', settlement.calendar, { ...year, side: 'pay' })],
  [settlement.get, 7, () => statementsOf('core-op', settlement.get, { id: piece.voucherId })],
  [settlement.bankReceipts, 2, () => refused('core-op', settlement.bankReceipts)],
  [supplier.lookUp, 3, () => statementsOf('core-op', supplier.lookUp, supplier.lookUp.example.request)],
  [support.downloads, 1, () => statementsOf('core-op', support.downloads, {})],
  [tradeContract.usual, 6, () => statementsOf('core-op', tradeContract.usual, { counterpartyNo: enterpriseNo('E1002') })],
  [transfer.get, 10, () => statementsOf('supplier-op', transfer.get, { id: sent.id })],
  [transfer.listDrafts, 2, () => statementsOf('supplier-op', transfer.listDrafts, {})],
  [transfer.relatedTrade, 6, () => statementsOf('supplier-op', transfer.relatedTrade, { id: piece.id })],
  [contract.enterprise.listGroupEnterprises, 2, () => statementsOf('data-viewer', contract.enterprise.listGroupEnterprises, {})],
  [contract.group.figures, 8, () => statementsOf('data-viewer', contract.group.figures, {})],
  [contract.group.overview, 3, () => statementsOf('data-viewer', contract.group.overview, {})],
  [contract.group.pivot, 4, () => statementsOf('core-op', contract.group.pivot, { by: 'supplier' })],
  [contract.serviceBill.months, 3, () => statementsOf('core-op', contract.serviceBill.months, {})],
  [contract.statement.months, 6, () => statementsOf('supplier-op', contract.statement.months, { side: 'held' })],
  [contract.statement.parts, 3, () => statementsOf('core-op', contract.statement.parts, { month: '2026-11' })],
  [tradeInvoice.get, 4, async () => statementsOf('core-op', tradeInvoice.get, { id: await invoiceId() })],
  [tradeInvoice.read, 2, () => refused('core-op', tradeInvoice.read)],
  [treasury.assets, 13, () => statementsOf('supplier-op', treasury.assets, {})],
  [treasury.months, 2, () => statementsOf('supplier-op', treasury.months, { direction: 'out' })],
  [treasury.repaymentDays, 2, () => statementsOf('supplier-op', treasury.repaymentDays, {})],
  [voucher.get, 12, () => statementsOf('supplier-op', voucher.get, { id: piece.id })],
  [voucher.getByNumber, 12, () => statementsOf('supplier-op', voucher.getByNumber, { number: piece.number })],
  [voucher.history, 6, () => statementsOf('supplier-op', voucher.history, { id: piece.id })],
  [voucher.totals, 3, () => statementsOf('supplier-op', voucher.totals, {})],
  [voucher.trace, 5, () => statementsOf('supplier-op', voucher.trace, { id: piece.id })],
  [workbench.overview, 11, () => statementsOf('supplier-op', workbench.overview, {})],
];

const nameOf = (endpoint: Endpoint): string =>
  Object.entries(contract)
    .flatMap(([resource, calls]) => Object.entries(calls).map(([name, call]: [string, Endpoint]) => [`${resource}.${name}`, call] as const))
    .find(([, call]) => call === endpoint)?.[0] ?? '';

test('every query has an expected number of statements', () => {
  const calls: Endpoint[] = Object.values(contract).flatMap((resource): Endpoint[] => Object.values(resource));
  const bounded = new Set([...LISTS, ...READS].map(([endpoint]) => endpoint));
  expect(calls.filter((call) => call.kind === 'query' && !bounded.has(call)).map(nameOf)).toEqual([]);
});

test.each(LISTS.map(([endpoint, ...rest]) => [nameOf(endpoint), ...rest] as const))(
  '%s takes %i statements, for one row and for a hundred',
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

// With the embedded database the number may be lower, because it answers within the same tick.
test.each<[name: string, rounds: number, ask: () => ReturnType<typeof costOf>]>([
  ['a voucher', 4, () => costOf('supplier-op', voucher.get, { id: piece.id })],
  ['the workbench', 2, () => costOf('supplier-op', workbench.overview, {})],
])('%s is read in at most %i round trips', async (_name, rounds, ask) => {
  expect((await ask()).rounds).toBeLessThanOrEqual(rounds);
});
