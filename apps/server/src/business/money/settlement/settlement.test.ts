import { BankAccountId, contract, FileId } from '@lianxin/api/contract';
import { accountConfirmableFrom, addDays, type CivilDate, sumFen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { morningOf } from '../../../platform/clock/business-day.ts';
import { planJob } from '../../../platform/jobs/plan.ts';
import { accountId, enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import {
  accountConfirmation,
  bankAccount,
  creditLine,
  enterprise,
  file,
  issuance,
  job,
  piece as pieceTable,
  posting,
  sandboxBankEntry,
  settlement,
  settlementPayment,
  settlementReceipt,
  storedObject,
} from '../../../schema/index.ts';
import { actors, day, leg, type PieceView, refusalOf, signed, signInPeople } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { Restore } from '../../../testing/restore.ts';
import { fund } from '../../../testing/settling.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { MATURITY_JOBS } from '../../applications/application/index.ts';
import { readableFiles } from '../../foundation/files/files.ts';

let server: TestServer;
let returnToStart: Restore;
let people: ReturnType<typeof actors>;
beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  people = actors(server);
  await signInPeople(server);
  returnToStart = await server.checkpoint();
});
beforeEach(() => returnToStart());
afterEach(() => assertWhole(server));
afterAll(() => server.close());

const db = () => server.database.db;
const payments = () => db().select().from(settlementPayment).orderBy(settlementPayment.id);
const stateOf = async () => (await db().select().from(settlement))[0]?.state;
const issuanceState = async (piece: PieceView) => {
  const [row] = await db().select({ state: issuance.state }).from(issuance).where(eq(issuance.voucherId, piece.voucherId));
  return row?.state;
};
const told = async (who: string) => (await people.call(who, contract.message.list, { page: 1, pageSize: 50 })).list.map(({ kind }) => kind);

/** Moves to a morning and runs its jobs. */
async function comesTo(date: CivilDate): Promise<void> {
  server.clock.moveTo(morningOf(date));
  while ((await server.runDueJobs()) > 0);
}
const failedJobs = async () => (await db().select().from(job)).filter(({ lastError }) => lastError !== null);
const paysOnOf = ({ dueOn }: PieceView) => dueOn;

describe('on the payment day', () => {
  test('every holder is paid once, to the fen, and the voucher is settled', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const sent = (await people.transfer([leg(piece, { amount: 300_000 })])).transfers[0] ?? expect.fail('no transfer');
    const offered = await people.passTransfer(sent.id, sent.version);
    await people.receive('transfer', sent.id, offered.version, 'tier2');
    await fund(server, 'E1001', 5_000_000);
    await comesTo(paysOnOf(piece));
    expect(await failedJobs()).toEqual([]);
    const rows = await payments();
    expect(rows.map(({ payeeNo, amount, lateInterest, state }) => `${payeeNo} ${amount} ${lateInterest} ${state}`).toSorted()).toEqual([
      'E1002 70000000 0 paid',
      'E1003 30000000 0 paid',
    ]);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['paid', 'settled']);
    const live = await db().select().from(pieceTable).where(eq(pieceTable.live, true));
    expect(live.filter(({ voucherId }) => voucherId === piece.voucherId).map(({ state }) => state)).toEqual(['settled', 'settled']);
    const bank = await db().select().from(sandboxBankEntry);
    expect(bank.filter(({ direction, summary }) => direction === 'out' && summary.startsWith('到期兑付')).length).toBe(2);
    const cash = (await db().select().from(posting)).filter(({ account, objectKind }) => account === 'cash' && objectKind === 'settlement');
    expect(cash.map(({ book, side, amount }) => `${book} ${side} ${amount}`).toSorted()).toEqual([
      'holder debit 30000000',
      'holder debit 70000000',
      'issuer credit 30000000',
      'issuer credit 70000000',
    ]);
    expect(await told('supplier-op')).toContain('piecePaid');
    expect(await told('core-op')).toContain('promisePaid');
    const [line] = await db().select().from(creditLine).where(eq(creditLine.creditNumber, 'SX-A-2026-01'));
    expect(line?.used).toBe(0n);
    const { list: entries } = await people.call('supplier-admin', contract.fundRegister.list, { page: 1, pageSize: 20 });
    expect(entries.find(({ type }) => type === 'maturity')?.paid).toEqual({ voucherId: piece.voucherId, pieceId: expect.any(String) });
    const month = await people.call('core-op', contract.settlement.calendar, { side: 'pay' });
    expect([month.today, month.days.map(({ paysOn, paid }) => [paysOn, paid])]).toEqual([
      paysOnOf(piece),
      [[paysOnOf(piece), yuan(1_000_000)]],
    ]);
  });

  test('a lack of money pays nobody: the voucher is overdue and its issuer suspended', async () => {
    const piece = await people.heldPiece({ amount: 1_400_000 });
    await fund(server, 'E1001', -3_000_000);
    await comesTo(paysOnOf(piece));
    expect(await failedJobs()).toEqual([]);
    expect((await payments()).map(({ state, reason }) => [state, reason])).toEqual([['failed', '付款账户余额不足']]);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['short', 'overdue']);
    const [row] = await db().select().from(pieceTable).where(eq(pieceTable.id, piece.id));
    expect([row?.state, row?.overdue]).toEqual(['holding', true]);
    const [issuer] = await db().select().from(enterprise).where(eq(enterprise.enterpriseNo, 'E1001'));
    expect([issuer?.issueSuspended, issuer?.suspensionReason]).toEqual([true, `凭证 ${piece.number} 到期未付`]);
    const seen = await people.call('core-op', contract.enterprise.get, {});
    expect(seen.issueSuspension).toEqual({ reason: `凭证 ${piece.number} 到期未付`, since: server.clock.now().toISOString(), overdue: 1 });
    const needed = async () => {
      const { needs } = await people.call('core-op', contract.settlement.listToPay, { page: 1, pageSize: 20 });
      return needs.map(({ account, refused }) => ({ account, refused }));
    };
    const [{ account, refused } = expect.fail('no account')] = await needed();
    expect(refused).toEqual({ at: expect.any(String), amount: yuan(1_400_000), reason: '付款账户余额不足' });
    await people.call('core-op', contract.bankAccount.queryBalance, { id: account.id });
    expect((await needed())[0]?.refused).toBeNull();
    expect(await told('supplier-op')).toContain('pieceUnpaid');
    expect(await told('core-op')).toEqual(expect.arrayContaining(['promiseUnpaid', 'issuingSuspended']));
  });

  test('a pledged piece pays its lender first, and is not settled while its holder lacks the rest', async () => {
    const money = pledgers(server);
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id } = await money.paidOut([piece], { amount: 400_000 });
    await fund(server, 'E1001', 5_000_000);
    const mine = eq(bankAccount.enterpriseNo, enterpriseNo('E1002'));
    await db().update(bankAccount).set({ state: 'frozen' }).where(mine);
    await comesTo(paysOnOf(piece));
    expect(await failedJobs()).toEqual([]);
    const parts = async () =>
      (await payments()).map(({ payeeNo, purpose, round, state }) => `${payeeNo} ${purpose} ${round} ${state}`).toSorted();
    const live = async () =>
      (await db().select().from(pieceTable).where(eq(pieceTable.live, true))).flatMap(({ voucherId, state }) =>
        voucherId === piece.voucherId ? [state] : [],
      );
    expect(await parts()).toEqual(['E1002 rest 1 failed', 'E1007 pledgee 1 paid']);
    expect([await stateOf(), await issuanceState(piece), await live()]).toEqual(['partly', 'partiallySettled', ['holding']]);
    expect((await money.get(id)).state).toBe('awaitingRelease');
    const paid = (await db().select().from(posting)).filter(({ objectKind, account }) => objectKind === 'settlement' && account === 'cash');
    expect(paid, 'the books of the holder have nothing of it').toEqual([]);
  });

  test('a voucher whose pieces applications still hold is paid an hour later', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    await fund(server, 'E1001', 5_000_000);
    const setState = (state: string) =>
      server.database.session((session) =>
        session.exec(
          `set session_replication_role = replica; update piece set state = '${state}' where id = '${piece.id}'; reset session_replication_role`,
        ),
      );
    const pass = async (minutes: number) => {
      server.clock.moveTo(new Date(server.clock.now().getTime() + minutes * 60_000));
      while ((await server.runDueJobs()) > 0);
    };
    await setState('transferring');
    await comesTo(paysOnOf(piece));
    await setState('holding');
    await pass(59);
    expect([await stateOf(), await payments(), await issuanceState(piece)]).toEqual([undefined, [], 'effective']);
    await pass(1);
    expect(await failedJobs()).toEqual([]);
    expect((await payments()).map(({ amount, lateInterest, state }) => [amount, lateInterest, state])).toEqual([
      [yuan(1_000_000), 0n, 'paid'],
    ]);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['paid', 'settled']);
  });

  test('a rejected payment is left out, announced, and made on the next working day', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    await fund(server, 'E1001', 5_000_000);
    const mine = eq(bankAccount.enterpriseNo, enterpriseNo('E1002'));
    await db().update(bankAccount).set({ state: 'frozen' }).where(mine);
    await comesTo(paysOnOf(piece));
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['partly', 'partiallySettled']);
    expect((await payments()).map(({ state, reason }) => [state, reason])).toEqual([['failed', '没有可用的收款账户']]);
    await db().update(bankAccount).set({ state: 'normal' }).where(mine);
    await comesTo(addDays(paysOnOf(piece), 3));
    expect(await failedJobs()).toEqual([]);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['paid', 'settled']);
    expect((await payments()).filter(({ state }) => state === 'paid').map(({ amount, lateInterest }) => [amount, lateInterest])).toEqual([
      [yuan(1_000_000), 0n],
    ]);
  });

  test('a payment refused by the bank is requested once more, then made anew with its own money', async () => {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    await fund(server, 'E1001', 5_000_000);
    const [account] = await db()
      .select()
      .from(bankAccount)
      .where(eq(bankAccount.id, accountId('E1002')));
    const renumber = (accountNumber: string) =>
      db()
        .update(bankAccount)
        .set({ accountNumber })
        .where(eq(bankAccount.id, accountId('E1002')));
    await renumber('6212260500000000');
    await comesTo(paysOnOf(piece));
    expect([await stateOf(), (await payments()).map(({ refusal }) => refusal)]).toEqual(['partly', ['said']]);
    await comesTo(addDays(paysOnOf(piece), 3));
    expect([await stateOf(), (await payments()).map(({ refusal }) => refusal)]).toEqual(['partly', ['confirmed', 'said']]);
    await renumber(account?.accountNumber ?? expect.fail('no account'));
    await comesTo(addDays(paysOnOf(piece), 4));
    expect(await failedJobs()).toEqual([]);
    expect((await payments()).map(({ state, refusal }) => refusal ?? state)).toEqual(['confirmed', 'confirmed', 'paid']);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['paid', 'settled']);
  });
});

describe('a payee with a rejecting account', () => {
  /** One of two payees was not paid. */
  async function leftOut() {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const sent = (await people.transfer([leg(piece, { amount: 300_000 })])).transfers[0] ?? expect.fail('no transfer');
    const offered = await people.passTransfer(sent.id, sent.version);
    await people.receive('transfer', sent.id, offered.version, 'tier2');
    await fund(server, 'E1001', 5_000_000);
    const account = eq(bankAccount.enterpriseNo, enterpriseNo('E1003'));
    await db().update(bankAccount).set({ state: 'frozen' }).where(account);
    await comesTo(paysOnOf(piece));
    const shown = async () => (await people.call('core-op', contract.settlement.get, { id: piece.voucherId })).voucher;
    const retry = async (who = 'core-op') => {
      const { voucherId, version } = await shown();
      return people.call(who, contract.settlement.retry, { voucherId, version });
    };
    return { piece, shown, retry, mend: () => db().update(bankAccount).set({ state: 'normal' }).where(account) };
  }

  test('is retried by hand, and paid once the account is usable, never twice', async () => {
    const { piece, shown, retry, mend } = await leftOut();
    const before = await shown();
    expect([before.state, before.acts]).toEqual(['partly', ['view', 'addReceipt', 'retryPay']]);
    await retry();
    while ((await server.runDueJobs()) > 0);
    expect([await stateOf(), (await payments()).filter(({ state }) => state === 'paid').length]).toEqual(['partly', 1]);
    expect((await refusalOf(retry('core-review'))).code).toBe('10004');
    expect((await refusalOf(retry('supplier-op'))).code).toBe('10002');
    await mend();
    // Of two clicks the second is refused.
    const { voucherId, version } = await shown();
    const press = () => people.call('core-op', contract.settlement.retry, { voucherId, version });
    const outcomes = await Promise.allSettled([press(), press()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    while ((await server.runDueJobs()) > 0);
    await comesTo(addDays(paysOnOf(piece), 3));
    expect(await failedJobs()).toEqual([]);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['paid', 'settled']);
    const paid = (await payments()).filter(({ state }) => state === 'paid');
    expect(paid.map(({ payeeNo, amount, lateInterest }) => `${payeeNo} ${amount} ${lateInterest}`).toSorted()).toEqual([
      'E1002 70000000 0',
      'E1003 30000000 0',
    ]);
    const bank = await db().select().from(sandboxBankEntry);
    expect(bank.filter(({ direction, summary }) => direction === 'out' && summary.startsWith('到期兑付')).length).toBe(2);
    expect((await refusalOf(retry())).code).toBe('10006');
  });
});

describe('the receiving account of a piece', () => {
  const OTHER = z.parse(BankAccountId, 'OTHER1');

  /** A piece with a second account of its holder. */
  async function held() {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const [first] = await db()
      .select()
      .from(bankAccount)
      .where(eq(bankAccount.id, accountId('E1002')));
    if (!first) throw new Error('no account');
    await db()
      .insert(bankAccount)
      .values({ ...first, id: OTHER, accountNumber: '6222600260001072444', isDefault: false, pays: false });
    await fund(server, 'E1001', 5_000_000);
    const seen = async (who = 'supplier-op') => {
      const { list } = await people.call(who, contract.settlement.listToReceive, { page: 1, pageSize: 20, ids: [piece.id] });
      return list[0] ?? expect.fail('it is not there');
    };
    const confirm = (account: BankAccountId, who = 'supplier-op') =>
      people.call(who, contract.settlement.confirmAccount, { pieceId: piece.id, accountId: account });
    return { piece, seen, confirm, first };
  }

  test('is confirmed from five working days before, by the holder’s operator, with person and time', async () => {
    const { piece, seen, confirm, first } = await held();
    const from = accountConfirmableFrom(piece.dueOn);
    server.clock.moveTo(morningOf(addDays(from, -1)));
    expect(await seen()).toMatchObject({ confirmableFrom: from, confirmation: null, acts: ['view'] });
    expect((await refusalOf(confirm(first.id))).code).toBe('10006');
    server.clock.moveTo(morningOf(from));
    expect((await seen()).acts).toEqual(['view', 'confirmAccount']);
    expect((await seen('supplier-review')).acts).toEqual(['view']);
    const chain = async () => (await people.call('supplier-op', contract.voucher.history, { id: piece.id })).entries;
    const before = await chain();
    await confirm(first.id);
    const { displayName: by } = await people.call('supplier-op', contract.account.currentUser, {});
    const at = server.clock.now().toISOString();
    expect(await seen()).toMatchObject({ account: { id: first.id }, confirmation: { by, at }, acts: ['view', 'confirmAccount'] });
    expect((await chain()).slice(before.length)).toMatchObject([{ kind: 'piece.confirmAccount' }]);
    await expect(db().delete(accountConfirmation)).rejects.toThrow('account_confirmation');
  });

  test('may be changed to another usable account of the enterprise', async () => {
    const { piece, seen, confirm } = await held();
    server.clock.moveTo(morningOf(addDays(piece.dueOn, -1)));
    expect((await refusalOf(confirm(accountId('E1003')))).code).toBe('30009');
    await db().update(bankAccount).set({ verified: false }).where(eq(bankAccount.id, OTHER));
    expect((await refusalOf(confirm(OTHER))).code).toBe('30009');
    await db().update(bankAccount).set({ verified: true }).where(eq(bankAccount.id, OTHER));
    expect([(await refusalOf(confirm(OTHER, 'supplier-review'))).code, (await refusalOf(confirm(OTHER, 'tier2-op'))).code]).toEqual([
      '10004',
      '10002',
    ]);
    await confirm(OTHER);
    expect((await seen()).account?.id).toBe(OTHER);
    await comesTo(paysOnOf(piece));
    expect((await payments()).map(({ accountNumber, state }) => [accountNumber, state])).toEqual([['6222600260001072444', 'paid']]);
    expect((await refusalOf(confirm(OTHER))).code).toBe('10006');
    expect(await seen()).toMatchObject({ account: { id: OTHER }, acts: ['view'] });
  });

  test('is the one used now: a confirmation ends when its account becomes unusable', async () => {
    const { piece, seen, confirm, first } = await held();
    server.clock.moveTo(morningOf(addDays(piece.dueOn, -1)));
    await confirm(OTHER);
    await db().update(bankAccount).set({ state: 'frozen' }).where(eq(bankAccount.id, OTHER));
    expect(await seen()).toMatchObject({ account: { id: first.id }, confirmation: null });
    await comesTo(paysOnOf(piece));
    expect((await payments()).map(({ accountNumber, state }) => [accountNumber, state])).toEqual([[first.accountNumber, 'paid']]);
  });

  test('is asked for again after a rejection, and used for the next payment', async () => {
    const { piece, seen, confirm, first } = await held();
    const renumber = (accountNumber: string) => db().update(bankAccount).set({ accountNumber }).where(eq(bankAccount.id, first.id));
    await renumber('6212260500000000');
    await comesTo(paysOnOf(piece));
    expect(await seen()).toMatchObject({ state: 'refused', acts: ['view', 'evidence', 'confirmAccount'] });
    await confirm(OTHER);
    await comesTo(addDays(paysOnOf(piece), 3));
    expect(await failedJobs()).toEqual([]);
    expect((await payments()).map(({ accountNumber, refusal, state }) => [accountNumber, refusal ?? state])).toEqual([
      ['6212260500000000', 'confirmed'],
      ['6222600260001072444', 'paid'],
    ]);
  });
});

describe('the bank’s receipt', () => {
  const RECEIPT = z.parse(FileId, 'RECEIPT1');

  async function paidWithReceipt() {
    const at = server.clock.now();
    const object = { key: 'lianxin/E1001/receipt.pdf', enterpriseNo: 'E1001', size: 3, contentType: 'application/pdf' };
    await db()
      .insert(storedObject)
      .values({ ...object, sha256: 'x', storedAt: at });
    const { id: uploadedBy } = await people.call('core-op', contract.account.currentUser, {});
    await db()
      .insert(file)
      .values({ ...object, id: RECEIPT, name: '银行电子回单.pdf', uploadedBy, uploadedAt: at });
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const sent = (await people.transfer([leg(piece, { amount: 300_000 })])).transfers[0] ?? expect.fail('no transfer');
    const offered = await people.passTransfer(sent.id, sent.version);
    await people.receive('transfer', sent.id, offered.version, 'tier2');
    await fund(server, 'E1001', 5_000_000);
    await comesTo(paysOnOf(piece));
    const get = () => people.call('core-op', contract.settlement.get, { id: piece.voucherId });
    const paid = (await payments()).find(({ payeeNo }) => payeeNo === 'E1002') ?? expect.fail('nobody was paid');
    const add = async (who: string, fileId = RECEIPT, paymentId = paid.id) => {
      const { voucherId, version } = (await get()).voucher;
      return people.call(who, contract.settlement.addReceipt, { voucherId, version, paymentId, fileId });
    };
    return { get, paid, add, read: (who: string) => people.call(who, contract.settlement.bankReceipts, { pieceId: paid.pieceId }) };
  }

  test('is added by the payer’s operator, and readable by payer and payee only', async () => {
    const { get, paid, add, read } = await paidWithReceipt();
    expect((await read('supplier-op')).list).toMatchObject([{ paymentId: paid.id, files: [] }]);
    const strangers = ['core-review', 'supplier-op'].map(async (who) => (await refusalOf(add(who))).code);
    expect(await Promise.all(strangers)).toEqual(['10004', '10002']);
    await add('core-op');
    // The same file again is the same receipt.
    await add('core-op');
    const files = [{ id: RECEIPT, name: '银行电子回单.pdf' }];
    expect((await get()).payments.find(({ id }) => id === paid.id)?.receipts).toMatchObject(files);
    for (const who of ['core-review', 'supplier-op', 'supplier-admin'])
      expect((await read(who)).list).toMatchObject([{ paymentId: paid.id, files }]);
    expect((await refusalOf(read('tier2-op'))).code).toBe('10002');
    const open = async (who: string) => (await server.as(who)).send({ url: `/files/${RECEIPT}` });
    expect((await open('tier2-op')).statusCode).toBe(404);
    expect(await readableFiles(db(), 'E1002', [RECEIPT])).toHaveLength(1);
    expect(await readableFiles(db(), 'E1003', [RECEIPT])).toEqual([]);
    expect((await get()).log.filter(({ event }) => event === 'addReceipt')).toHaveLength(1);
  });

  test('belongs to a payment of this voucher and a file of this enterprise, and stays', async () => {
    const { add } = await paidWithReceipt();
    expect((await refusalOf(add('core-op', RECEIPT, 'another'))).code).toBe('10002');
    await db().update(file).set({ enterpriseNo: 'E1002' }).where(eq(file.id, RECEIPT));
    expect((await refusalOf(add('core-op'))).code).toBe('10002');
    await db().update(file).set({ enterpriseNo: 'E1001' }).where(eq(file.id, RECEIPT));
    await add('core-op');
    await expect(db().delete(settlementReceipt)).rejects.toThrow('settlement_receipt');
  });
});

describe('an overdue voucher', () => {
  /** An unpaid voucher with the issuer's row. */
  async function overdue() {
    const piece = await people.heldPiece({ amount: 1_000_000 });
    await fund(server, 'E1001', -3_000_000);
    await comesTo(paysOnOf(piece));
    return piece;
  }
  const year = { from: day('2027-01-01'), to: day('2027-12-31') };
  const toPay = async (who = 'core-op') => {
    const { list } = await people.call(who, contract.settlement.listToPay, { page: 1, pageSize: 20, ...year });
    return list[0] ?? expect.fail('nothing is to be paid');
  };

  test('is explained, urged, prepared by one, authorised by another, and paid with late interest', async () => {
    const piece = await overdue();
    const late = addDays(paysOnOf(piece), 10);
    await comesTo(late);
    const shown = await toPay();
    expect([shown.state, shown.unpaid, shown.lateInterest, shown.payees, shown.acts]).toEqual([
      'short',
      yuan(1_000_000),
      yuan(5_000),
      1,
      ['view', 'pay', 'explain', 'addReceipt'],
    ]);
    const { voucherId } = shown;
    const { forecastOverdue: owed, weeks } = await people.call('core-op', contract.workbench.overview, {});
    expect([owed.payments, sumFen(weeks.map(({ payments: paid }) => paid))]).toEqual([yuan(1_000_000), 0n]);
    const { forecastOverdue: owing } = await people.call('supplier-op', contract.treasury.assets, {});
    expect(owing.receipts).toBe(yuan(1_000_000));
    const explained = await people.call('core-op', contract.settlement.explain, {
      voucherId,
      version: shown.version,
      explanation: '资金归集延迟',
    });
    const [held] = (await people.call('supplier-op', contract.settlement.listToReceive, { page: 1, pageSize: 20, ...year })).list;
    expect([held?.state, held?.lateInterest, held?.explanation]).toEqual(['overdue', yuan(5_000), '资金归集延迟']);
    await people.call('supplier-op', contract.settlement.urge, { pieceId: piece.id });
    expect(await refusalOf(people.call('supplier-op', contract.settlement.urge, { pieceId: piece.id }))).toMatchObject({
      message: expect.stringContaining('已'),
    });
    const [urged] = (await people.call('supplier-op', contract.settlement.listToReceive, { page: 1, pageSize: 20, ...year })).list;
    expect(urged?.lastReminder).toEqual({ at: server.clock.now().toISOString(), today: true });
    expect(await told('core-op')).toContain('paymentUrged');
    expect(await told('supplier-op')).toContain('paymentExplained');
    const { needs } = await people.call('core-op', contract.settlement.listToPay, { page: 1, pageSize: 20, ...year });
    expect(needs.map(({ due }) => due)).toEqual([yuan(1_005_000)]);
    const waiting = async (who: string) =>
      (await people.call(who, contract.workbench.overview, {})).tasks.flatMap(({ kind, id }) => (id === voucherId ? [kind] : []));
    expect([await waiting('core-op'), await waiting('core-review')]).toEqual([['settlementPay'], []]);
    const { vouchers } = await people.call('core-op', contract.voucher.settle, { vouchers: [{ voucherId, version: explained.version }] });
    expect([await waiting('core-op'), await waiting('core-review')]).toEqual([[], ['settlementAuthorise']]);
    const version = vouchers[0]?.version ?? expect.fail('nothing was prepared');
    await fund(server, 'E1001', 9_000_000);
    const reviewer = await server.as('core-review');
    const signature = await signed(reviewer, 'settlementAuthorise', voucherId, version);
    await reviewer.call(contract.settlement.review, { voucherId, version, decision: 'authorise', signature });
    await comesTo(late);
    expect(await failedJobs()).toEqual([]);
    const paid = (await payments()).filter(({ state }) => state === 'paid');
    expect(paid.map(({ amount, lateInterest }) => [amount, lateInterest])).toEqual([[yuan(1_000_000), yuan(5_000)]]);
    expect([await stateOf(), await issuanceState(piece)]).toEqual(['paid', 'settled']);
    const issued = await people.call('core-op', contract.issuance.list, { page: 1, pageSize: 20, states: ['settled'] });
    expect(issued.list.map(({ paidAmount, lateInterestPaid }) => [paidAmount, lateInterestPaid])).toContainEqual([
      yuan(1_000_000),
      yuan(5_000),
    ]);
    expect(issued.columnSums).toMatchObject({ lateInterestPaid: yuan(5_000) });
    const month = late.slice(0, 7);
    const { months } = await people.call('core-op', contract.statement.months, { side: 'issued' });
    expect(months.find((one) => one.month === month)?.lateInterest).toBe(yuan(5_000));
    const lines = await people.call('core-op', contract.statement.lines, { side: 'issued', month, page: 1, pageSize: 100 });
    expect(lines.columnSums).toMatchObject({ lateInterest: yuan(5_000) });
    expect(lines.list.filter(({ lateInterest }) => lateInterest > 0n).map(({ kind, lateInterest }) => [kind, lateInterest])).toEqual([
      ['paid', yuan(5_000)],
    ]);
    const { parts } = await people.call('core-op', contract.statement.parts, { month });
    expect(sumFen(parts.map(({ lateInterest }) => lateInterest))).toBe(yuan(5_000));
    const bill = await people.call('supplier-op', contract.statement.months, { side: 'held' });
    expect(bill.months.find((one) => one.month === month)?.lateInterest).toBe(yuan(5_000));
    const received = await people.call('supplier-op', contract.statement.lines, { side: 'held', month, page: 1, pageSize: 100 });
    expect(received.columnSums).toMatchObject({ lateInterest: yuan(5_000) });
    const arrived = received.list.flatMap(({ kind, number, amount, lateInterest }) =>
      kind === 'matured' && number === piece.number ? [sumFen([lateInterest]) - amount] : [],
    );
    expect(arrived, 'what left the holdings and the late interest are what the bank paid').toEqual([yuan(1_005_000)]);
    const [issuer] = await db().select().from(enterprise).where(eq(enterprise.enterpriseNo, 'E1001'));
    expect(issuer?.issueSuspended).toBe(true);
    const { issueSuspension } = await people.call('core-op', contract.enterprise.get, {});
    expect(issueSuspension?.overdue, 'all is paid: what is left is to be done by the platform').toBe(0);
    const detail = await people.call('core-op', contract.settlement.get, { id: voucherId });
    expect(detail.log.map(({ event }) => event)).toEqual(['begin', 'lack', 'explain', 'prepare', 'authorise', 'setAside', 'finish']);
  });

  test('is not paid again while money is missing, and stays with its operator', async () => {
    const piece = await overdue();
    const { voucherId, version, overdueSince } = await toPay();
    expect(overdueSince).toBe(paysOnOf(piece));
    await planJob({ db: db(), ids: server.services.ids }, { kind: MATURITY_JOBS.begin, subject: voucherId, runAt: server.clock.now() });
    while ((await server.runDueJobs()) > 0);
    expect([await failedJobs(), (await payments()).length], 'it does not begin twice').toEqual([[], 1]);
    const { vouchers } = await people.call('core-op', contract.voucher.settle, { vouchers: [{ voucherId, version }] });
    const prepared = vouchers[0] ?? expect.fail('nothing was prepared');
    const reviewer = await server.as('core-review');
    const signature = await signed(reviewer, 'settlementAuthorise', voucherId, prepared.version);
    await reviewer.call(contract.settlement.review, { voucherId, version: prepared.version, decision: 'authorise', signature });
    while ((await server.runDueJobs()) > 0);
    expect([await stateOf(), (await payments()).map(({ state }) => state)]).toEqual(['short', ['failed', 'failed']]);
    expect((await toPay()).overdueSince).toBe(paysOnOf(piece));
  });

  test('is urged by holder and pledgee, but no guarantor', async () => {
    const money = pledgers(server);
    const piece = await people.heldPiece({ amount: 1_000_000 });
    const { id } = await money.paidOut([piece]);
    const [pledged] = (await money.get(id, 'loan-op')).pieces;
    const pieceId = pledged?.pieceId ?? expect.fail('nothing is pledged');
    expect([pledged?.overdue, pledged?.acts]).toEqual([false, []]);
    const urge = (who: string) => people.call(who, contract.settlement.urge, { pieceId });
    expect((await refusalOf(urge('loan-op'))).code).toBe('10006');
    await fund(server, 'E1001', -3_000_000);
    await comesTo(paysOnOf(piece));
    expect(await failedJobs()).toEqual([]);
    expect(await told('loan-op')).toContain('pledgedUnpaid');
    const seen = async (who: string, part: 'own' | 'funder' | 'guarantor') => {
      const { list } = await people.call(who, contract.pledge.list, { page: 1, pageSize: 20, part });
      const { pieces } = await money.get(id, who);
      return [list[0]?.acts.includes('urge'), pieces.map(({ overdue: late, acts }) => [late, acts])];
    };
    expect(await seen('loan-op', 'funder')).toEqual([true, [[true, ['urge']]]]);
    expect(await seen('loan-review', 'funder')).toEqual([false, [[true, []]]]);
    expect(await seen('supplier-op', 'own')).toEqual([false, [[true, []]]]);
    expect(await seen('fi-op', 'guarantor')).toEqual([false, [[true, []]]]);
    await urge('loan-op');
    expect((await refusalOf(urge('loan-op'))).message).toContain('已');
    expect((await money.get(id, 'loan-op')).pieces).toMatchObject([{ lastReminder: { today: true } }]);
    await urge('supplier-op');
    const codes = await Promise.all(['loan-review', 'fi-op', 'tier2-op'].map(async (who) => (await refusalOf(urge(who))).code));
    expect(codes).toEqual(['10004', '10002', '10002']);
    expect((await told('core-op')).filter((kind) => kind === 'paymentUrged')).toHaveLength(2);
  });

  test('is visible to issuer and holders only', async () => {
    const piece = await overdue();
    const { voucherId, version } = await toPay();
    const refusals = await Promise.all([
      refusalOf(people.call('supplier-op', contract.settlement.get, { id: voucherId })),
      refusalOf(people.call('supplier-op', contract.voucher.settle, { vouchers: [{ voucherId, version }] })),
      refusalOf(people.call('tier2-op', contract.settlement.urge, { pieceId: piece.id })),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(['10002', '10002', '10002']);
  });
});

test('all parties are reminded thirty days, seven days and one day before', async () => {
  const piece = await people.heldPiece({ amount: 1_000_000 });
  for (const days of [30, 7, 1]) await comesTo(addDays(paysOnOf(piece), -days));
  const reminders = (kinds: readonly (string | null)[]) => kinds.filter((kind) => kind === 'pieceDueSoon' || kind === 'promiseDueSoon');
  expect(reminders(await told('supplier-op'))).toEqual(['pieceDueSoon', 'pieceDueSoon', 'pieceDueSoon']);
  expect(reminders(await told('core-op'))).toEqual(['promiseDueSoon', 'promiseDueSoon', 'promiseDueSoon']);
});
