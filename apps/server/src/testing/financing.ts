import { contract, type Contract, type FinancingId, type RequestOf } from '@lianxin/api/contract';
import { createEnterprise, createPerson } from '../business/entry/account/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { SeedTools } from '../platform/services.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import { accountId, enterpriseNo, yuan } from '../sandbox/seed/trade.ts';
import { tradingWorld } from '../sandbox/seed/trading-world.ts';
import { lender, lendingLimit } from '../schema/index.ts';
import { signed, SUPPLIER, type Trader, type PieceView } from './acting.ts';
import type { TestServer } from './test-server.ts';

type Form = RequestOf<Contract['financing']['apply']>;

/** The channel to which tests apply, and another that lends as well. */
export const BANK = 1;
export const OTHER_BANK = 12;
const LENDER = { enterpriseNo: 'E3001', enterpriseName: '银行A' } as const;

/** The two people of a bank, `bank-op` and `bank-review`. */
export async function createBankPeople(
  tools: SeedTools,
  bank: { readonly enterpriseNo: string; readonly enterpriseName: string },
): Promise<void> {
  const passwordHash = await hashPassword(SANDBOX_PASSWORD);
  for (const [userId, userName, role] of [
    ['U0991', 'bank-op', 'operator'],
    ['U0992', 'bank-review', 'reviewer'],
  ] as const)
    await createPerson(tools, {
      userId,
      userName,
      displayName: userName,
      mobile: `1390000${userId.slice(1)}`,
      passwordHash,
      memberships: [{ ...bank, role }],
      status: 1,
    });
}

/** The sandbox's trade, and a bank with two users and lending limits for the core enterprise on two channels. */
export async function financingWorld(tools: SeedTools): Promise<void> {
  await tradingWorld(tools);
  await createEnterprise(tools, {
    enterpriseNo: LENDER.enterpriseNo,
    name: LENDER.enterpriseName,
    creditCode: '91110000100003985A',
    legalName: '何银',
    size: '大型企业',
    address: '北京市西城区金融大街 1 号',
    businessChannels: '1,12',
    channels: { 1: '2', 12: '2' },
  });
  await createBankPeople(tools, LENDER);
  const kept = { changedBy: 'seed', changedAt: tools.clock.now() };
  for (const channel of [BANK, OTHER_BANK]) {
    await tools.db.insert(lender).values({ channel, enterpriseNo: enterpriseNo(LENDER.enterpriseNo), ...kept });
    const limit = { total: yuan(10_000_000), used: yuan(0), inTransit: yuan(0) };
    await tools.db.insert(lendingLimit).values({ channel, issuerNo: enterpriseNo('E1001'), ...limit, ...kept });
  }
}

interface FinancingOptions {
  /** In yuan. @default the total of the pieces */
  readonly amount?: number;
  readonly channel?: number;
  /** Holder of the pieces. @default the supplier */
  readonly holder?: Trader;
}

/** A valid application with a current quote and the invoices behind its pieces. */
export async function financingForm(
  server: TestServer,
  pieces: readonly PieceView[],
  { amount, channel = BANK, holder = SUPPLIER }: FinancingOptions = {},
): Promise<Form> {
  const operator = await server.as(`${holder.who}-op`);
  const shown = pieces.map(({ id, version }) => ({ pieceId: id, version }));
  const wanted = amount === undefined ? yuan(pieces.reduce((sum, piece) => sum + Number(piece.amount), 0) / 100) : yuan(amount);
  const { offers } = await operator.call(contract.financing.quote, { pieces: shown, amount: wanted });
  const { papers } = await operator.call(contract.financing.checkInvoices, { pieces: shown, amount: wanted, channel });
  return {
    channel,
    pieces: shown,
    amount: wanted,
    quoteId: offers.find((offer) => offer.channel === channel)?.quote?.id ?? 'no quote',
    purpose: '支付原材料货款',
    receivingAccountId: accountId(holder.no),
    invoices: papers.flatMap(({ invoice, thisTime }) => (thisTime > 0n ? [{ invoiceId: invoice.id, amount: thisTime }] : [])),
    agreements: ['assignment', 'entrustment'],
  };
}

/** Steps of a financing, made as portal calls. */
export function financiers(server: TestServer) {
  return {
    async apply(pieces: readonly PieceView[], wish: FinancingOptions = {}) {
      return (await server.as('supplier-op')).call(contract.financing.apply, await financingForm(server, pieces, wish));
    },
    async pass(id: FinancingId, version: number) {
      const reviewer = await server.as('supplier-review');
      const signature = await signed(reviewer, 'financingReview', id, version);
      return reviewer.call(contract.financing.review, { id, version, decision: 'pass', signature });
    },
    async return(id: FinancingId, version: number, reason = '请改用利率更低的渠道') {
      return (await server.as('supplier-review')).call(contract.financing.review, { id, version, decision: 'return', reason });
    },
    async get(id: FinancingId, who = 'supplier-op') {
      return (await server.as(who)).call(contract.financing.get, { id });
    },
  };
}
