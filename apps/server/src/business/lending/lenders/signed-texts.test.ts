import { contract, type FinancingId, type PledgeId, type RequestOf, type SignedElement } from '@lianxin/api/contract';
import { formatRatePercent, sumFen, yuanOf } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankAccount } from '../../../schema/index.ts';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { actors, signed, signInPeople } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers } from '../../../testing/financing.ts';
import { contracting, lenderSystem, lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { financingKind } from '../financing/kind.ts';
import { pledgeKind } from '../pledge/index.ts';

type SignedAct = RequestOf<typeof contract.signature.prepare>['act'];

/** An act that is signed: its signer, and additional input for preparing the signature. */
interface Signing {
  readonly act: SignedAct;
  readonly who: 'supplier-op' | 'supplier-review' | 'core-review' | 'fi-review' | 'loan-review';
  readonly asked?: { readonly guaranteeNumber: string };
}

interface Prepared {
  readonly text: string;
  readonly elements: ReadonlyMap<SignedElement, string>;
}

const ENTERPRISES = { supplier: 'E1002', core: 'E1001', fi: 'E1006', loan: 'E1007' } as const;
const CHANNEL_WITH_ISSUERS_SHARE = 2;
const REPAID = yuan(20_000);

let server: TestServer;
/** The signed texts of all acts of both kinds, by act and signer. */
const all = new Map<string, Prepared & Signing>();
let financed: FinancingId;
let lent: PledgeId;

async function prepare({ act, who, asked }: Signing, subjectId: string) {
  const client = await server.as(who);
  const { version } = act.startsWith('pledge')
    ? await client.call(contract.pledge.get, { id: lent })
    : await client.call(contract.financing.get, { id: financed });
  const { text, elements } = await client.call(contract.signature.prepare, { act, subjectId, version, ...asked });
  all.set(`${act} ${who}`, { act, who, text, elements: new Map(elements.map(({ code, value }) => [code, value])) });
}

beforeAll(async () => {
  server = await createTestServer({ world: lendingWorld });
  const people = actors(server);
  await signInPeople(server, ['core', 'supplier', 'fi', 'loan']);
  const [money, agree] = [financiers(server), contracting(server)];
  const made = await money.apply([await people.heldPiece()], { channel: CHANNEL_WITH_ISSUERS_SHARE });
  financed = made.id;
  await prepare({ act: 'financingReview', who: 'supplier-review' }, financed);
  await money.pass(financed, made.version);
  const step = { id: financed, version: (await money.get(financed)).version };
  const contact = { declaresAssignable: true, contactName: '王建国', contactMobile: '13900000002' };
  await people.call('supplier-op', contract.financing.executeAbc, { ...step, ...contact });
  const say = lenderSystem(server, { applicationNumber: made.applicationNumber, channel: CHANNEL_WITH_ISSUERS_SHARE });
  await say({ event: 'accepted' });
  await say({ event: 'approved' });
  await prepare({ act: 'financingContract', who: 'supplier-op' }, financed);
  await agree.sign(financed);
  await prepare({ act: 'financingContractConfirm', who: 'supplier-review' }, financed);
  await agree.consent(financed);
  await prepare({ act: 'financingConsent', who: 'core-review' }, financed);

  const loans = pledgers(server);
  const loan = await loans.apply([await people.heldPiece({ invoice: 2 })]);
  lent = loan.id;
  await prepare({ act: 'pledgeReview', who: 'supplier-review' }, lent);
  await loans.pass(lent);
  for (const side of ['fi', 'loan'] as const) {
    await loans.accept(lent, side);
    await loans.search(lent, side);
    await prepare({ act: 'pledgeApproval', who: `${side}-review` }, lent);
    const { version } = await loans.get(lent, `${side}-review`);
    const reviewer = await server.as(`${side}-review`);
    const signature = await signed(reviewer, 'pledgeApproval', lent, version);
    await reviewer.call(contract.pledge.decide, { id: lent, version, act: 'approve', signature });
    if (side === 'loan') continue;
    await prepare({ act: 'pledgeGuarantee', who: 'fi-review', asked: { guaranteeNumber: 'HT-DB-2026-018' } }, lent);
    await loans.guarantee(lent);
  }
  await loans.register(lent);
  await loans.disburse(lent);
  const { version: lentVersion } = await loans.get(lent);
  const part = { paidOn: server.clock.today(), receiptNumber: 'HK202612010001', amount: REPAID };
  await people.call('supplier-op', contract.pledge.repay, { id: lent, version: lentVersion, ...part });
  await prepare({ act: 'pledgeRepayment', who: 'supplier-review' }, lent);
});
afterAll(() => server.close());

const acts = [...Object.keys(financingKind.signedTexts), ...Object.keys(pledgeKind.signedTexts)];
const isRepayment = (act: string) => act.endsWith('Repayment');

/** The accounts of an enterprise, in the form used by signed texts. */
async function accountsOf(no: string): Promise<readonly string[]> {
  const rows = await server.database.db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.enterpriseNo, enterpriseNo(no)));
  return rows.map(({ accountName, bankName, accountNumber }) => `${accountName}　${bankName}　${accountNumber}`);
}

const signedIn = (act: string) => [...all.values()].filter((one) => one.act === act);

// A financing is repaid with recourse only: recourse.test.ts prepares its text.
test.each(acts.filter((act) => act !== 'financingRepayment'))('the signed text of %s contains every displayed element in full', (act) => {
  expect(signedIn(act).length).toBeGreaterThan(0);
  for (const { text, elements } of signedIn(act))
    for (const [code, value] of elements)
      for (const part of value.split(/　|、/)) {
        const field = /account$/i.test(code) ? part.replaceAll(' ', '') : part;
        expect(text).toMatch(new RegExp(`[|,]${field.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?=[|,])`));
      }
});

test.each(acts.filter((act) => !isRepayment(act)))(
  'the signed text of %s names all parties, the amounts of the quote that are paid, and the account from or to which the signer pays or receives',
  async (act) => {
    for (const { who, elements } of signedIn(act)) {
      const [side = ''] = who.split('-');
      const isPledge = act.startsWith('pledge');
      const parties = ['issuerName', 'holderName', 'lenderName', ...(isPledge ? ['guarantorName'] : [])] as const;
      for (const code of parties) expect([...elements.keys()]).toContain(code);
      const { quote } = isPledge
        ? await (await server.as('supplier-op')).call(contract.pledge.get, { id: lent })
        : await (await server.as('supplier-op')).call(contract.financing.get, { id: financed });
      expect(elements.get('paidOut')).toBe(yuanOf(quote.net));
      expect(elements.get('annualRate')).toBe(formatRatePercent(quote.annualRate));
      const interest = quote.lines.filter(({ kind: of }) => of === 'interest').map(({ total }) => total);
      expect(elements.get('interest')).toBe(yuanOf(sumFen(interest)));
      expect(elements.get('paysOn')).toBe(quote.paysOn);
      // An amount paid by a separate transfer is a separate element.
      for (const { kind, holder } of quote.lines.filter(({ payment, total }) => payment === 'beforehand' && total > 0n))
        expect(elements.get(kind === 'guaranteeFee' ? kind : 'amount')).toBe(yuanOf(holder));
      if (quote.issuerCosts > 0n) expect(elements.get('issuerCosts')).toBe(yuanOf(quote.issuerCosts));
      const isIssuers = side === 'core';
      expect(elements.has('paidOutWithoutIssuer')).toBe(quote.issuerCosts > 0n && !isIssuers);
      const [code, owner] = isIssuers
        ? (['payerAccount', ENTERPRISES.core] as const)
        : side === 'fi'
          ? (['feeAccount', ENTERPRISES.fi] as const)
          : (['receivingAccount', ENTERPRISES.supplier] as const);
      expect(await accountsOf(owner)).toContain(elements.get(code));
    }
  },
);

test('the list marks a net amount that rests on a consent which is not given', async () => {
  const { list } = await (await server.as('supplier-op')).call(contract.financing.list, { page: 1, pageSize: 20 });
  expect(list.find(({ id }) => id === financed)).toMatchObject({ awaitsConsent: true, state: 'awaitingContract' });
});

test('a repayment is signed with the sum paid, its day, its receipt and the lender’s account', async () => {
  const [{ elements } = expect.fail('no repayment is signed')] = signedIn('pledgeRepayment');
  expect(Object.fromEntries(elements)).toMatchObject({
    amount: yuanOf(REPAID),
    payingOn: server.clock.today(),
    receiptNumber: 'HK202612010001',
    lenderName: expect.any(String),
    holderName: expect.any(String),
  });
  expect(await accountsOf(ENTERPRISES.loan)).toContain(elements.get('receivingAccount'));
});

test('a guarantee is signed with its contract number, which the lender then signs as well', () => {
  for (const key of ['pledgeGuarantee fi-review', 'pledgeApproval loan-review'])
    expect(all.get(key)?.elements.get('guaranteeNumber')).toBe('HT-DB-2026-018');
});
