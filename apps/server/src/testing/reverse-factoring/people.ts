import type { FinancingId, RequestOf } from '@lianxin/api/contract';
import { contract } from '@lianxin/api/contract';
import { addDays, type Fen } from '@lianxin/domain';
import { DEMO_PIN } from '../../platform/signer/demo-signer.ts';
import type { SeedTools } from '../../platform/services.ts';
import { collectionAccount } from '../../sandbox/seed/lenders.ts';
import { accountId, enterpriseNo } from '../../sandbox/seed/trade.ts';
import { bankAccount } from '../../schema/index.ts';
import { SUPPLIER, type PieceView } from '../acting.ts';
import { BANK, financingWorld } from '../financing.ts';
import type { TestClient, TestServer } from '../test-server.ts';
import { reverseFactoringContract } from './contract.ts';
import { migrateReverseFactoring } from './tables.ts';

const calls = reverseFactoringContract;

/** The world of financings, where the bank can be paid, with the tables of reverse factoring. */
export async function reverseFactoringWorld(tools: SeedTools): Promise<void> {
  await financingWorld(tools);
  await tools.db.insert(bankAccount).values(collectionAccount('E3001', '银行A'));
  await migrateReverseFactoring(tools.db);
}

type Form = RequestOf<typeof calls.apply>;

/** A valid application of the core enterprise with a current quote, for vouchers that its supplier holds. */
export async function factoringForm(server: TestServer, pieces: readonly PieceView[]): Promise<Form> {
  const shown = pieces.map(({ id, version }) => ({ pieceId: id, version }));
  const [amount] = pieces.map((piece) => piece.amount);
  if (amount === undefined) throw new Error('no piece');
  const holderNo = enterpriseNo(SUPPLIER.no);
  const { offers } = await (await server.as('core-op')).call(calls.quote, { holderNo, pieces: shown, amount });
  const supplier = await server.as(`${SUPPLIER.who}-op`);
  const { papers } = await supplier.call(contract.financing.checkInvoices, { pieces: shown, amount, channel: BANK });
  return {
    channel: BANK,
    holderNo,
    pieces: shown,
    amount,
    quoteId: offers.find(({ channel }) => channel === BANK)?.quote?.id ?? 'no quote',
    purpose: '提前支付供应商货款',
    receivingAccountId: accountId(SUPPLIER.no),
    invoices: papers.flatMap(({ invoice, thisTime }) => (thisTime > 0n ? [{ invoiceId: invoice.id, amount: thisTime }] : [])),
    agreements: ['assignment', 'entrustment'],
  };
}

/** Signs an act of a person, with a certificate and its PIN. */
export async function signed(client: TestClient, id: FinancingId, version: number, act: 'pass' | 'approve' | 'repay') {
  const { requestId, certificates } = await client.call(calls.prepare, { id, version, act });
  const [certificateSerial] = certificates;
  if (certificateSerial === undefined) throw new Error('the person has no certificate');
  return client.call(contract.signature.sign, { requestId, certificateSerial, pin: DEMO_PIN });
}

/** Steps of reverse factoring, made as calls. */
export function factoring(server: TestServer) {
  const get = async (id: FinancingId, who = 'core-op') => (await server.as(who)).call(calls.get, { id });
  const shown = async (id: FinancingId, who: string) => ({ id, version: (await get(id, who)).version });
  const paid = (receiptNumber: string) => ({ paidOn: server.clock.today(), receiptNumber });
  return {
    get,
    shown,
    apply: async (pieces: readonly PieceView[]) => (await server.as('core-op')).call(calls.apply, await factoringForm(server, pieces)),
    async pass(id: FinancingId) {
      const reviewer = await server.as('core-review');
      const of = await shown(id, 'core-review');
      return reviewer.call(calls.review, { ...of, decision: 'pass', signature: await signed(reviewer, id, of.version, 'pass') });
    },
    accept: async (id: FinancingId) => (await server.as('bank-op')).call(calls.decide, { ...(await shown(id, 'bank-op')), act: 'accept' }),
    async approve(id: FinancingId) {
      const reviewer = await server.as('bank-review');
      const of = await shown(id, 'bank-review');
      return reviewer.call(calls.decide, { ...of, act: 'approve', signature: await signed(reviewer, id, of.version, 'approve') });
    },
    async register(id: FinancingId) {
      const now = server.clock.now();
      return (await server.as('bank-op')).call(calls.register, {
        ...(await shown(id, 'bank-op')),
        certificateNumber: '21430987000123456789',
        registeredAt: now.toISOString(),
        expiresOn: addDays(server.clock.today(), 700),
        searchReportNumber: 'CC202611230001',
        searchedAt: new Date(now.getTime() - 600_000).toISOString(),
        found: 0,
      });
    },
    disburse: async (id: FinancingId) =>
      (await server.as('bank-op')).call(calls.disburse, { ...(await shown(id, 'bank-op')), ...paid('FK1') }),
    async repay(id: FinancingId, amount: Fen) {
      await (await server.as('core-op')).call(calls.repay, { ...(await shown(id, 'core-op')), ...paid('HK1'), amount });
      const repaymentId = (await get(id)).repayments.at(-1)?.id;
      if (repaymentId === undefined) throw new Error('nothing was repaid');
      const reviewer = await server.as('core-review');
      const entered = { ...(await shown(id, 'core-review')), repaymentId };
      const signature = await signed(reviewer, id, entered.version, 'repay');
      await reviewer.call(calls.reviewRepayment, { ...entered, decision: 'authorise', signature });
      const authorised = { ...(await shown(id, 'bank-review')), repaymentId };
      return (await server.as('bank-review')).call(calls.confirmRepayment, { ...authorised, decision: 'confirm' });
    },
  };
}
