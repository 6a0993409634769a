import { contract } from '@lianxin/api/contract';
import { formatMoney, maskAccountNumber, sumFen } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { accountId, enterpriseNo } from '../../../sandbox/seed/trade.ts';
import { auditLog, bankAccount, posting } from '../../../schema/index.ts';
import { actors, refusalOf, signInPeople, SUPPLIER } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const { message, pledge, workbench } = contract;
const PAGE = { page: 1, pageSize: 20 };

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof pledgers>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  money = pledgers(server);
  await signInPeople(server, ['core', 'supplier', 'fi', 'loan']);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterAll(() => server.close());

/** A guaranteed loan that is ready for its payout. */
async function toPay() {
  const { id } = await money.apply([await people.heldPiece()]);
  await money.pass(id);
  await money.accept(id, 'fi');
  await money.approve(id, 'fi');
  await money.guarantee(id);
  await money.payFee(id);
  await money.accept(id, 'loan');
  await money.approve(id, 'loan');
  await money.register(id);
  return id;
}

test('the net amount of a guaranteed loan is the same in the quote, lists, details, message and postings; the guarantee fee is paid separately', async () => {
  const id = await toPay();
  const { quote, guarantee } = await money.get(id);
  const withheld = sumFen(quote.lines.filter(({ payment }) => payment === 'withheld').map(({ holder }) => holder));
  expect(guarantee?.fee).toBeGreaterThan(0n);
  expect(quote.net).toBe(quote.amount - withheld);
  for (const [who, part] of [
    ['supplier-op', 'own'],
    ['loan-op', 'funder'],
    ['fi-op', 'guarantor'],
  ] as const) {
    expect((await money.get(id, who)).quote.net).toBe(quote.net);
    const { list, columnSums } = await people.call(who, pledge.list, { ...PAGE, part });
    expect([list.map(({ net }) => net), columnSums?.net]).toEqual([[quote.net], quote.net]);
  }
  const { tasks } = await people.call('loan-op', workbench.overview, {});
  expect(tasks.map(({ kind, amount }) => [kind, amount])).toContainEqual(['lendingDisburse', quote.net]);
  await money.disburse(id);
  expect((await money.get(id)).charged?.net).toBe(quote.net);
  const received = await server.database.db
    .select({ amount: posting.amount })
    .from(posting)
    .where(
      and(
        eq(posting.objectId, id),
        eq(posting.act, 'disburse'),
        eq(posting.book, 'holder'),
        eq(posting.account, 'cash'),
        eq(posting.side, 'debit'),
      ),
    );
  expect(received).toEqual([{ amount: quote.net }]);
  const told = (await people.call('supplier-op', message.list, PAGE)).list.find(({ kind }) => kind === 'pledgeDisbursed');
  expect(told?.content).toContain(formatMoney(quote.net));
});

test('the full account number is shown to the payer while the payment is due, and each display is recorded', async () => {
  const id = await toPay();
  const asked = { id, payment: 'disbursement' } as const;
  const account = accountId(SUPPLIER.no);
  const [kept] = await server.database.db.select().from(bankAccount).where(eq(bankAccount.id, account));
  const logged = async () =>
    (
      await server.database.db
        .select({ subjectId: auditLog.subjectId })
        .from(auditLog)
        .where(and(eq(auditLog.action, 'bankAccount.reveal'), eq(auditLog.enterpriseNo, enterpriseNo('E1007'))))
    ).map(({ subjectId }) => subjectId);
  // The reviewer read it when signing the approval.
  expect(await logged()).toEqual([account]);
  const shown = await people.call('loan-op', pledge.payee, asked);
  expect(shown).toMatchObject({ accountName: kept?.accountName, accountNumber: kept?.accountNumber });
  expect(await logged()).toEqual([account, account]);
  for (const who of ['supplier-op', 'fi-op'])
    expect(await refusalOf(people.call(who, pledge.payee, asked))).toMatchObject({ code: '10002' });
  await money.disburse(id);
  expect(await refusalOf(people.call('loan-op', pledge.payee, asked))).toMatchObject({ code: '10006' });
});

test('the borrower sees the repayment account in the details and in the message that the loan is overdue, and can request the full number', async () => {
  const id = await toPay();
  const asked = { id, payment: 'repayment' } as const;
  expect(await refusalOf(people.call('supplier-op', pledge.payee, asked))).toMatchObject({ code: '10006' });
  await money.disburse(id);
  const lenders = accountId('E1007');
  const [kept] = await server.database.db.select().from(bankAccount).where(eq(bankAccount.id, lenders));
  const { accountName = '', bankName = '', accountNumber = '' } = kept ?? {};
  const masked = maskAccountNumber(accountNumber);
  const { payTo, repayOn } = await money.get(id);
  expect(payTo).toMatchObject({ accountName, bankName, accountNumber: masked });
  expect((await money.get(id, 'loan-op')).payTo).toBeNull();
  expect(await people.call('supplier-op', pledge.payee, asked)).toMatchObject({ accountName, bankName, accountNumber });
  expect(await refusalOf(people.call('loan-op', pledge.payee, asked))).toMatchObject({ code: '10002' });

  server.clock.moveTo(new Date(startOfDay(repayOn).getTime() + 6 * 86_400_000));
  await server.runDueJobs();
  const { owed, applicationNumber } = await money.get(id);
  const told = (await people.call('supplier-op', message.list, PAGE)).list.find(({ kind }) => kind === 'pledgeOverdue');
  for (const said of [formatMoney(owed?.total ?? expect.fail('nothing is owed')), accountName, bankName, masked, applicationNumber])
    expect(told?.content).toContain(said);
});
