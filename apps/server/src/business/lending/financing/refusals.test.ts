import { contract, toWire, type RequestOf } from '@lianxin/api/contract';
import { CHANNELS, REFUSAL_CODES } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterpriseNo, invoiceId, yuan } from '../../../sandbox/seed/trade.ts';
import { datedLimit } from '../../../schema/index.ts';
import { actors, day, issuanceForm, leg, refusalOf, signed, type PieceView } from '../../../testing/acting.ts';
import { assertWhole } from '../../../testing/assert-whole.ts';
import { createTestServer, START } from '../../../testing/create-test-server.ts';
import { financiers, financingForm, financingWorld, OTHER_BANK } from '../../../testing/financing.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { ChannelContent } from '../../foundation/limits/contents.ts';

const { financing, signature } = contract;
const CODES = REFUSAL_CODES;
type Form = RequestOf<typeof financing.apply>;

let server: TestServer;
let people: ReturnType<typeof actors>;
let money: ReturnType<typeof financiers>;
beforeAll(async () => {
  server = await createTestServer({ world: financingWorld });
  people = actors(server);
  money = financiers(server);
});
afterEach(async () => {
  server.clock.moveTo(new Date(START));
  await assertWhole(server);
});
afterAll(() => server.close());

const apply = (form: Form) => people.call('supplier-op', financing.apply, form);
const fieldsOf = ({ data }: { readonly data: unknown }): string[] => {
  const fields = typeof data === 'object' && data !== null && 'fields' in data && Array.isArray(data.fields) ? data.fields : [];
  return fields.map(({ path }: { readonly path: string }) => path);
};

describe('an application is refused', () => {
  let piece: PieceView;
  let form: Form;
  beforeEach(async () => {
    piece = await people.heldPiece({ amount: 60_000, invoice: 3 });
    form = await financingForm(server, [piece]);
  });

  test.each<[string, (form: Form) => Partial<Form>, string]>([
    ['with a quote that is not the lender’s present one', () => ({ quoteId: 'another' }), CODES.QUOTE_EXPIRED],
    ['for an amount other than the quoted one', () => ({ amount: yuan(50_000) }), CODES.QUOTE_EXPIRED],
    ['for more than the pieces hold', () => ({ amount: yuan(60_000.01) }), CODES.LIMIT_EXCEEDED],
    [
      'for pieces that have changed since',
      ({ pieces }) => ({ pieces: pieces.map((one) => ({ ...one, version: one.version + 1 })) }),
      CODES.STALE_VERSION,
    ],
    ['for a channel that does not finance vouchers', () => ({ channel: 3 }), CODES.CHANNEL_REFUSED],
    [
      'if the invoices do not cover the amount',
      ({ invoices }) => ({ invoices: invoices.map((use) => ({ ...use, amount: yuan(1) })) }),
      CODES.INVOICE_SHORT,
    ],
    [
      'with a receiving account of another enterprise',
      () => ({ receivingAccountId: 'none' as Form['receivingAccountId'] }),
      CODES.ACCOUNT_UNUSABLE,
    ],
  ])('%s', async (_, change, code) => {
    expect((await refusalOf(apply({ ...form, ...change(form) }))).code).toBe(code);
    expect((await people.held('supplier')).some(({ id }) => id === piece.id)).toBe(true);
  });

  test.each<[string, (form: Form) => Partial<Form>, string]>([
    [
      'an invoice has less left than the amount used',
      ({ invoices }) => ({ invoices: invoices.map((use) => ({ ...use, amount: yuan(60_001) })) }),
      'invoices',
    ],
    [
      'an invoice belongs to none of the pieces',
      () => ({ invoices: [{ invoiceId: invoiceId('E1001', 'E1002', 9), amount: yuan(60_000) }] }),
      'invoices',
    ],
    ['not every agreement was read', () => ({ agreements: ['assignment'] }), 'agreements'],
  ])('if %s, naming the field', async (_, change, path) => {
    const refused = await refusalOf(apply({ ...form, ...change(form) }));
    expect([refused.code, fieldsOf(refused)]).toEqual([CODES.VALIDATION, [path]]);
  });

  test('by a lender that stopped accepting applications after a quote that is still valid', async () => {
    const closed = toWire(ChannelContent, { ...(CHANNELS.byCode(form.channel)?.terms ?? expect.fail('no channel')), offered: false });
    const since = { effectiveFrom: day('2026-11-23'), version: 1, setBy: 'ops', setAt: server.clock.now() };
    await server.database.db.insert(datedLimit).values({ kind: 'channel', channel: form.channel, content: closed, ...since });
    server.clock.moveTo(new Date('2026-11-23T09:30:00+08:00'));
    expect((await refusalOf(apply(form))).code).toBe(CODES.CHANNEL_REFUSED);
    await server.database.db.delete(datedLimit).where(eq(datedLimit.channel, form.channel));
    await apply(form);
  });

  test('for pieces with two due dates', async () => {
    const other = await people.heldPiece({ amount: 60_000, invoice: 4, dueOn: day('2027-04-16') });
    const pieces = [...form.pieces, { pieceId: other.id, version: other.version }];
    expect((await refusalOf(apply({ ...form, pieces }))).code).toBe(CODES.PIECES_DIFFER);
    const asked = people.call('supplier-op', financing.quote, { pieces, amount: form.amount });
    expect((await refusalOf(asked)).code).toBe(CODES.PIECES_DIFFER);
  });

  test('for a piece in another application: of two at the same time, one succeeds', async () => {
    const both = await Promise.allSettled([apply(form), apply(form)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [now] = await people.held('supplier').then((list) => list.filter(({ id }) => id === piece.id));
    expect(now).toBeUndefined();
    const transferred = people.transfer([leg(piece, { amount: 1000, invoice: 8 })]);
    expect((await refusalOf(transferred)).code).toBe(CODES.STALE_VERSION);
  });

  test('if another lender has a claim to an invoice', async () => {
    const { id, version } = await money.apply([piece], { amount: 50_000, channel: OTHER_BANK });
    const rest = (await people.held('supplier')).find(({ number }) => number === `${piece.number}-02`);
    const refused = await refusalOf(money.apply([rest ?? expect.fail()]));
    expect([refused.code, fieldsOf(refused)]).toEqual([CODES.VALIDATION, ['invoices']]);
    await money.return(id, version);
    expect(await money.apply([(await people.held('supplier')).find((one) => one.id === rest?.id) ?? expect.fail()])).toMatchObject({
      state: 'awaitingReview',
    });
  });

  test('if its maker acted on the voucher for the issuer', async () => {
    const core = await server.as('multi-op');
    await core.call(contract.account.switchEnterprise, { enterpriseNo: enterpriseNo('E1001') });
    const made = await core.call(contract.issuance.apply, { form: await issuanceForm(core, { amount: 70_000, invoice: 6 }) });
    const passed = await people.pass(made.id, made.version);
    await people.receive('issuance', passed.id, passed.version);
    const [root] = await people.call('core-op', contract.issuance.children, { id: made.id });
    const held = await people.call('supplier-op', contract.voucher.get, { id: root?.id ?? expect.fail() });
    const asked = await financingForm(server, [held]);
    await core.call(contract.account.switchEnterprise, { enterpriseNo: enterpriseNo('E1002') });
    expect((await refusalOf(core.call(financing.apply, asked))).code).toBe(CODES.BOTH_SIDES);
    expect((await apply(asked)).state).toBe('awaitingReview');
  });
});

describe('a review is refused', () => {
  test('to the maker in any role, and for a version that has changed since', async () => {
    const { id, version } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 5 })]);
    const stale = people.call('supplier-review', financing.review, { id, version: version + 1, decision: 'return', reason: '试' });
    expect((await refusalOf(stale)).code).toBe(CODES.STALE_VERSION);
    const roleOf = (role: string) =>
      server.database.session((session) =>
        session.query("update membership m set role = $1 from user_account u where u.user_id = m.user_id and u.user_name = 'supplier-op'", [
          role,
        ]),
      );
    const maker = await server.as('supplier-op');
    await roleOf('reviewer');
    try {
      const prepared = maker.call(signature.prepare, { act: 'financingReview', subjectId: id, version });
      expect((await refusalOf(prepared)).code).toBe(CODES.SELF_REVIEW);
      expect((await refusalOf(maker.call(financing.review, { id, version, decision: 'pass' }))).code).toBe(CODES.SELF_REVIEW);
      expect((await maker.call(financing.get, { id })).acts).not.toContain('pass');
    } finally {
      await roleOf('operator');
    }
  });

  test('without a signature, with a signature on another version, and beyond the lender’s limit', async () => {
    const { id, version } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 7 })]);
    const reviewer = await server.as('supplier-review');
    const pass = (given?: Awaited<ReturnType<typeof signed>>) =>
      reviewer.call(financing.review, { id, version, decision: 'pass', ...(given && { signature: given }) });
    expect((await refusalOf(pass())).code).toBe(CODES.SIGNATURE_INVALID);
    const limit = (total: string) => server.database.session((session) => session.exec(`update lending_limit set total = ${total}`));
    await limit('in_transit + used + 100');
    expect((await refusalOf(pass())).code).toBe(CODES.CHANNEL_REFUSED);
    await limit('1000000000000');
    expect((await pass(await signed(reviewer, 'financingReview', id, version))).state).toBe('awaitingAcceptance');
  });

  test('from the due date onwards', async () => {
    const dueOn = day('2027-05-14');
    const { id, version } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 8, dueOn })]);
    server.clock.moveTo(new Date(`${dueOn}T00:00:00+08:00`));
    const prepared = people.call('supplier-review', signature.prepare, { act: 'financingReview', subjectId: id, version });
    expect((await refusalOf(prepared)).code).toBe(CODES.TOO_LATE);
  });
});

test('a financing is not found by enterprises that are not a party to it', async () => {
  const { id, version } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 9 })]);
  for (const who of ['core-op', 'tier2-op', 'bank-op']) {
    expect((await refusalOf(money.get(id, who))).code).toBe(CODES.NOT_FOUND);
    expect((await refusalOf(people.call(who, financing.withdraw, { id, version }))).code).toBe(CODES.NOT_FOUND);
  }
});

test('the party that acts next can be reminded once a day', async () => {
  const { id } = await money.apply([await people.heldPiece({ amount: 60_000, invoice: 10 })]);
  await people.call('supplier-op', financing.remind, { id });
  expect((await refusalOf(people.call('supplier-op', financing.remind, { id }))).code).toBe(CODES.REMINDED_RECENTLY);
  expect(await money.get(id)).toMatchObject({ lastReminder: { at: server.clock.now().toISOString(), today: true } });
});

describe('a quote that was shown', () => {
  test('stays valid after the cut-off of the day, with the terms shown, until its stated expiry', async () => {
    const form = await financingForm(server, [await people.heldPiece({ amount: 60_000 })], {});
    const { offers } = await people.call('supplier-op', financing.quote, { pieces: form.pieces, amount: form.amount });
    const { validUntil = '' } = offers.find(({ channel }) => channel === form.channel)?.quote ?? {};
    server.clock.moveTo(new Date(Date.parse(validUntil) - 60_000));
    await expect(people.call('supplier-op', financing.apply, form)).resolves.toMatchObject({ state: 'awaitingReview' });
  });
});
