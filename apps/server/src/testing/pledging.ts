import { contract, type Contract, type PledgeId, type RequestOf } from '@lianxin/api/contract';
import { addDays, pledgeLimit, type Fen } from '@lianxin/domain';
import { accountId, enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { signed, SUPPLIER, type Trader, type PieceView } from './acting.ts';
import type { TestServer } from './test-server.ts';

const { financing, pledge } = contract;

type Form = RequestOf<Contract['pledge']['apply']>;

interface PledgeOptions {
  /** Amount of the pieces pledged, in yuan. @default the total */
  readonly pledged?: number;
  /** Loan amount in yuan. @default the maximum offered */
  readonly amount?: number;
  /** @default 3, which requires a guarantor */
  readonly channel?: number;
  /** Days from the loan's repayment date to the earliest due date of the pieces. @default 10 */
  readonly earlier?: number;
  /** Holder of the pieces. @default the supplier */
  readonly holder?: Trader;
}

/** A valid application with a current quote and the invoices behind its pieces. */
export async function pledgeForm(server: TestServer, pieces: readonly PieceView[], wish: PledgeOptions = {}): Promise<Form> {
  const { channel = 3, earlier = 10, holder = SUPPLIER } = wish;
  const operator = await server.as(`${holder.who}-op`);
  const shown = pieces.map(({ id, version }) => ({ pieceId: id, version }));
  const whole = yuan(pieces.reduce((sum, { amount }) => sum + Number(amount), 0) / 100);
  const pledged = wish.pledged === undefined ? whole : yuan(wish.pledged);
  const [first] = pieces.map(({ dueOn }) => dueOn).toSorted();
  if (!first) throw new Error('no pieces to pledge');
  const repayOn = addDays(first, -earlier);
  const offerFor = async (amount: Fen) => {
    const { offers } = await operator.call(pledge.quote, { pieces: shown, pledged, amount, repayOn });
    return offers.find((offer) => offer.channel === channel);
  };
  const mostOf = async () => (await offerFor(pledgeLimit(pledged, 500_000n)))?.most ?? pledged;
  // Nothing is offered for a very small pledge; the application itself is then refused.
  const amount = wish.amount === undefined ? (await mostOf()) || pledged : yuan(wish.amount);
  const offer = await offerFor(amount);
  const { papers } = await operator.call(financing.checkInvoices, { pieces: shown, amount, channel });
  return {
    channel,
    pieces: shown,
    pledged,
    amount,
    repayOn,
    quoteId: offer?.quote?.id ?? 'no quote',
    ...(offer?.needs.includes('guarantor') && { guarantorNo: enterpriseNo('E1006') }),
    purpose: '支付原材料货款',
    receivingAccountId: accountId(holder.no),
    invoices: papers.flatMap(({ invoice, thisTime }) => (thisTime > 0n ? [{ invoiceId: invoice.id, amount: thisTime }] : [])),
    agreements: ['pledge', 'entrustment'],
  };
}

/** The party reviewing an application, by the prefix of its user names: the guarantor or the lender. */
type Side = 'fi' | 'loan';

/** Steps of a pledge loan by all three parties, made as portal calls. */
export function pledgers(server: TestServer) {
  const get = async (id: PledgeId, who = 'supplier-op') => (await server.as(who)).call(pledge.get, { id });
  const shown = async (id: PledgeId, who: string) => ({ id, version: (await get(id, who)).version });
  const people = {
    get,
    shown,
    async apply(pieces: readonly PieceView[], wish: PledgeOptions = {}) {
      return (await server.as('supplier-op')).call(pledge.apply, await pledgeForm(server, pieces, wish));
    },
    async pass(id: PledgeId, who = 'supplier-review') {
      const reviewer = await server.as(who);
      const of = await shown(id, who);
      const signature = await signed(reviewer, 'pledgeReview', id, of.version);
      return reviewer.call(pledge.review, { ...of, decision: 'pass', signature });
    },
    async accept(id: PledgeId, side: Side) {
      return (await server.as(`${side}-op`)).call(pledge.decide, { ...(await shown(id, `${side}-op`)), act: 'accept' });
    },
    async search(id: PledgeId, side: Side) {
      return (await server.as(`${side}-op`)).call(pledge.search, await shown(id, `${side}-op`));
    },
    /** The operator searches the register, then the reviewer approves. */
    async approve(id: PledgeId, side: Side) {
      await people.search(id, side);
      const reviewer = await server.as(`${side}-review`);
      const of = await shown(id, `${side}-review`);
      const signature = await signed(reviewer, 'pledgeApproval', id, of.version);
      return reviewer.call(pledge.decide, { ...of, act: 'approve', signature });
    },
    async decline(id: PledgeId, side: Side, reason = '集中度超限') {
      return (await server.as(`${side}-review`)).call(pledge.decide, { ...(await shown(id, `${side}-review`)), act: 'decline', reason });
    },
    async guarantee(id: PledgeId) {
      const reviewer = await server.as('fi-review');
      const of = await shown(id, 'fi-review');
      const contractNumber = 'HT-DB-2026-018';
      const signature = await signed(reviewer, 'pledgeGuarantee', id, of.version, { guaranteeNumber: contractNumber });
      return reviewer.call(pledge.sign, { ...of, contractNumber, signature });
    },
    async payFee(id: PledgeId) {
      const of = await shown(id, 'supplier-op');
      return (await server.as('supplier-op')).call(pledge.pay, { ...of, paidOn: server.clock.today(), receiptNumber: 'HT0001' });
    },
    async register(id: PledgeId, side: Side = 'loan', found = 0) {
      const now = server.clock.now();
      return (await server.as(`${side}-op`)).call(pledge.register, {
        ...(await shown(id, `${side}-op`)),
        certificateNumber: '21430987000123456789',
        registeredAt: now.toISOString(),
        expiresOn: addDays(server.clock.today(), 700),
        searchReportNumber: 'CC202611230001',
        searchedAt: new Date(now.getTime() - 600_000).toISOString(),
        found,
      });
    },
    async disburse(id: PledgeId) {
      const of = await shown(id, 'loan-op');
      return (await server.as('loan-op')).call(pledge.disburse, { ...of, paidOn: server.clock.today(), receiptNumber: 'DK0001' });
    },
    /** From the passed review to disbursement. */
    async paidOut(pieces: readonly PieceView[], wish: PledgeOptions = {}) {
      const { id } = await people.apply(pieces, wish);
      await people.pass(id);
      if ((wish.channel ?? 3) === 3) {
        await people.accept(id, 'fi');
        await people.approve(id, 'fi');
        await people.guarantee(id);
      }
      await people.accept(id, 'loan');
      await people.approve(id, 'loan');
      await people.register(id);
      await people.disburse(id);
      return get(id);
    },
    /** Enters a repayment dated today, authorises it, and has the lender confirm or deny it. */
    async repay(id: PledgeId, amount: Fen, decision: 'confirm' | 'deny' = 'confirm') {
      const paid = { paidOn: server.clock.today(), receiptNumber: `HK${amount}` };
      await (await server.as('supplier-op')).call(pledge.repay, { ...(await shown(id, 'supplier-op')), ...paid, amount });
      const reviewer = await server.as('supplier-review');
      const [repayment] = (await get(id)).repayments.toReversed();
      if (!repayment) throw new Error('no repayment was entered');
      const { id: repaymentId } = repayment;
      const of = await shown(id, 'supplier-review');
      const signature = await signed(reviewer, 'pledgeRepayment', id, of.version);
      await reviewer.call(pledge.reviewRepayment, { ...of, repaymentId, decision: 'authorise', signature });
      const lender = await server.as('loan-review');
      const reason = decision === 'deny' ? { reason: '未收到款项' } : {};
      return lender.call(pledge.confirmRepayment, { ...(await shown(id, 'loan-review')), repaymentId, decision, ...reason });
    },
    async release(id: PledgeId) {
      await (await server.as('supplier-op')).call(pledge.releaseApply, await shown(id, 'supplier-op'));
      const reviewer = await server.as('supplier-review');
      await reviewer.call(pledge.reviewRelease, { ...(await shown(id, 'supplier-review')), decision: 'confirm' });
      const of = await shown(id, 'loan-op');
      return (await server.as('loan-op')).call(pledge.release, { ...of, cancellationNumber: 'ZX202705150001' });
    },
  };
  return people;
}
