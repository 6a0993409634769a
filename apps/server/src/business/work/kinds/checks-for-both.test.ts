import { contract, type Check } from '@lianxin/api/contract';
import { APPLICATION_KINDS, FINANCING_CHECK_CODES, issuanceChecks, transferChecks, type ApplicationKind } from '@lianxin/domain';
import { expect, test } from 'vitest';
import { enterpriseNo, yuan } from '../../../sandbox/seed/trade.ts';
import { tradingWorld } from '../../../sandbox/seed/trading-world.ts';
import { actors, issuanceForm, leg, type PieceView } from '../../../testing/acting.ts';
import { createTestServer } from '../../../testing/create-test-server.ts';
import { financiers, financingWorld } from '../../../testing/financing.ts';
import { lendingWorld } from '../../../testing/lending.ts';
import { pledgers } from '../../../testing/pledging.ts';
import type { TestServer } from '../../../testing/test-server.ts';

interface Judged {
  readonly form: readonly Check[];
  readonly review: readonly Check[];
  /** Rule codes behind the checks. */
  readonly codes: readonly string[];
  readonly warned: string;
}

interface Warning {
  readonly world: Parameters<typeof createTestServer>[0];
  readonly judge: (server: TestServer) => Promise<Judged>;
}

const codesOf = (checks: readonly { readonly code: string }[]) => checks.map(({ code }) => code);
const suspend = (server: TestServer) =>
  server.database.session((session) => session.query(`update enterprise set issue_suspended = true where enterprise_no = 'E1001'`));

async function askForInvoices(server: TestServer, { id, version }: PieceView, channel: number): Promise<readonly Check[]> {
  const asked = { pieces: [{ pieceId: id, version }], amount: yuan(1_000), channel };
  return (await (await server.as('supplier-op')).call(contract.financing.checkInvoices, asked)).checks;
}

const KINDS: Readonly<Partial<Record<ApplicationKind, Warning>>> = {
  issuance: {
    world: { world: tradingWorld },
    async judge(server) {
      const maker = await server.as('core-op');
      const manager = await server.as('core-admin');
      const supplierNo = enterpriseNo('E1002');
      const { list } = await manager.call(contract.supplier.list, { page: 1, pageSize: 100 });
      const { version, unpaid } =
        list.map((one) => ({ ...one, unpaid: one.occupied })).find((one) => one.enterpriseNo === supplierNo) ??
        expect.fail('no such supplier');
      const quota = yuan(10_000);
      const terms = { enterpriseNo: supplierNo, version, tags: [], usualTermDays: null, defaultAccountId: null, quota };
      await manager.call(contract.supplier.saveTerms, terms);
      const form = await issuanceForm(maker, { amount: 60_000 });
      const { checks } = await maker.call(contract.issuance.check, { form });
      const { id } = await maker.call(contract.issuance.apply, { form });
      const review = await (await server.as('core-review')).call(contract.issuance.get, { id });
      // The application's own amount is counted once.
      const limit = { figures: { excess: String((unpaid + yuan(60_000) - quota) / 100n) + '.00' } };
      expect(review.checks.find(({ code }) => code === 'supplierLimit')).toMatchObject(limit);
      return {
        form: checks,
        review: review.checks,
        codes: codesOf(
          issuanceChecks({
            issuerNo: '',
            issuerSuspended: false,
            issuedOn: server.clock.today(),
            dueOn: undefined,
            amount: yuan(1),
            recipient: undefined,
            accountUsable: undefined,
            paymentNature: undefined,
            contractAllowsVoucher: undefined,
            invoices: [],
            quotaAvailable: undefined,
            supplierLimit: { limit: quota, unpaid },
          }),
        ),
        warned: 'supplierLimit',
      };
    },
  },
  transfer: {
    world: { world: tradingWorld },
    async judge(server) {
      const people = actors(server);
      const piece = await people.heldPiece({ amount: 60_000, invoice: 7 });
      await suspend(server);
      const { checks } = await people.call('supplier-op', contract.transfer.check, { pieceIds: [piece.id] });
      const [sent] = (await people.transfer([leg(piece, { amount: 2_000, invoice: 7 })])).transfers;
      const review = await people.call('supplier-review', contract.transfer.get, { id: sent?.id ?? expect.fail('nothing was sent') });
      const codes = codesOf(transferChecks({ senderNo: '', on: server.clock.today(), sources: [], lines: [], invoices: [] }));
      return { form: checks, review: review.checks, codes, warned: 'issuerActive' };
    },
  },
  financing: {
    world: { world: financingWorld },
    async judge(server) {
      const piece = await actors(server).heldPiece({ amount: 60_000, invoice: 7 });
      await suspend(server);
      const form = await askForInvoices(server, piece, 1);
      const { id } = await financiers(server).apply([piece]);
      const review = await (await server.as('supplier-review')).call(contract.financing.get, { id });
      return { form, review: review.checks, codes: FINANCING_CHECK_CODES, warned: 'issuerActive' };
    },
  },
  pledge: {
    world: { world: lendingWorld },
    async judge(server) {
      const piece = await actors(server).heldPiece({ amount: 60_000, invoice: 7 });
      await suspend(server);
      const form = await askForInvoices(server, piece, 3);
      const { id } = await pledgers(server).apply([piece]);
      const review = await (await server.as('supplier-review')).call(contract.pledge.get, { id });
      return { form, review: review.checks, codes: FINANCING_CHECK_CODES, warned: 'issuerActive' };
    },
  },
};

const judged = APPLICATION_KINDS.flatMap((kind) => {
  const warning = KINDS[kind];
  return warning ? [[kind, warning] as const] : [];
});

test.each(judged)('the reviewer of a %s sees every check of the form, including its warnings', async (_, { world, judge }) => {
  const server = await createTestServer(world);
  try {
    const { form, review, codes, warned } = await judge(server);
    expect(codesOf(review).toSorted()).toEqual([...codes].toSorted());
    const levelIn = (checks: readonly Check[]) => checks.find(({ code }) => code === warned)?.level;
    expect([levelIn(form), levelIn(review)]).toEqual(['warn', 'warn']);
  } finally {
    await server.close();
  }
});
