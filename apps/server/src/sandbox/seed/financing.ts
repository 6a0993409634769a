import type { FinancingId, VoucherId } from '@lianxin/api/contract';
import { addDays, CHANNELS, type CivilDate } from '@lianxin/domain';
import { actOfSystem } from '../../business/applications/application/index.ts';
import {
  apply,
  checkInvoices,
  FINANCING,
  financingCalls,
  type FinancingRow,
  financings,
  quote,
} from '../../business/lending/financing/index.ts';
import { actOfLender, approveFinancing, lenderCalls, openTicket, signedBy, stepOfContract } from '../../business/lending/lenders/index.ts';
import { endFunding, jobOf, registrationColumns, payOut, takeStep } from '../../business/lending/funding/index.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { cancelJob } from '../../platform/jobs/plan.ts';
import { sign, staffOf } from './signing.ts';
import { instantOf, type Stage } from './stage.ts';
import { accountId, enterpriseNo, yuan } from './trade.ts';
import { heldPiece } from './transferring.ts';

const HOLDER = 'E1002';

/** A financing against the supplier's piece of a voucher, and the state it reaches. */
export interface FinancingStory {
  /** Key of the issuance that created the voucher. */
  readonly key: string;
  readonly channel: number;
  /** In yuan. @default the whole piece */
  readonly amount?: number;
  /** Days from the application to the first start. Lenders disburse five days after the application. */
  readonly daysAgo: number;
  readonly purpose: string;
  readonly fate: 'awaitingReview' | 'returned' | 'supplementing' | 'declined' | 'awaitingContract' | 'disbursed';
  readonly reason?: string;
}

export const FINANCINGS: readonly FinancingStory[] = [
  { key: 'financed-2', channel: 1, daysAgo: 62, purpose: '支付钢材货款', fate: 'disbursed' },
  { key: 'financed-1', channel: 12, daysAgo: 43, purpose: '支付电机采购货款', fate: 'disbursed' },
  { key: 'financed-3', channel: 10, daysAgo: 28, purpose: '支付工程款', fate: 'disbursed' },
  // This lender requires invoices worth a tenth more than the amount it finances.
  { key: 'financed-4', channel: 7, amount: 850_000, daysAgo: 20, purpose: '支付设备采购货款', fate: 'disbursed' },
  { key: 'financing-1', channel: 8, daysAgo: 6, purpose: '补充流动资金', fate: 'supplementing', reason: '请说明资金用途并补充发运单据' },
  { key: 'financing-2', channel: 5, daysAgo: 4, purpose: '支付配件货款', fate: 'awaitingContract' },
  { key: 'financing-3', channel: 12, daysAgo: 1, purpose: '支付铸件货款', fate: 'awaitingReview' },
  { key: 'financing-4', channel: 2, daysAgo: 5, purpose: '支付运输服务费', fate: 'awaitingContract' },
  { key: 'financing-5', channel: 4, daysAgo: 8, purpose: '支付外协加工货款', fate: 'declined', reason: '未通过本行内部评审' },
  { key: 'financing-6', channel: 1, daysAgo: 3, purpose: '支付货款', fate: 'returned', reason: '请与建设银行的报价比较后再提交' },
];

/** Applies as the supplier's operator, with the lender's quote and the invoices behind the piece. */
async function applyFor(stage: Stage, voucherId: VoucherId, { channel, daysAgo, purpose, ...story }: FinancingStory) {
  const maker = stage.as('supplier-op', enterpriseNo(HOLDER), { daysAgo, time: '10:15' });
  const { id: pieceId, version, amount: whole } = await heldPiece(stage, voucherId, HOLDER);
  const amount = story.amount === undefined ? whole : yuan(story.amount);
  const asked = { pieces: [{ pieceId, version }], amount };
  const { offers } = await quote(maker, asked);
  const quoteId = offers.find((offer) => offer.channel === channel)?.quote?.id ?? '';
  const { papers } = await checkInvoices(maker, { ...asked, channel });
  const invoices = papers.flatMap(({ invoice, thisTime }) => (thisTime > 0n ? [{ invoiceId: invoice.id, amount: thisTime }] : []));
  const receivingAccountId = accountId(HOLDER);
  return apply(maker, { ...asked, channel, quoteId, purpose, receivingAccountId, invoices, agreements: ['assignment', 'entrustment'] });
}

/** The additional step that some lenders require. */
async function furtherStep(stage: Stage, { channel, daysAgo }: FinancingStory, id: FinancingId, version: number): Promise<void> {
  const operator = stage.as('supplier-op', enterpriseNo(HOLDER), { daysAgo: daysAgo - 1, time: '09:05' });
  if (channel === 2)
    await lenderCalls.financing.executeAbc.handle(operator, {
      id,
      version,
      declaresAssignable: true,
      contactName: '王建国',
      contactMobile: '13900000002',
    });
  if (channel === 4) await lenderCalls.financing.executeBcm.handle(operator, { id, version, customerNumber: '301201104712' });
}

/** The lender reviews the application on the next day, registers the claim and disburses. */
async function lend(stage: Stage, story: FinancingStory, id: FinancingId): Promise<void> {
  const { daysAgo, fate, reason = '' } = story;
  const at = async (daysLater: number, time: string): Promise<ActContext> => {
    const row = await rowOf(stage, id);
    return actOfLender(actOfSystem(stage.system(instantOf(stage.today, { daysAgo: daysAgo - daysLater, time }))), row);
  };
  await takeStep(FINANCING, await at(1, '09:30'), await rowOf(stage, id), 'accept');
  if (fate === 'supplementing')
    return void (await takeStep(
      FINANCING,
      await at(1, '11:10'),
      await rowOf(stage, id),
      'askMore',
      { questions: reason },
      { note: reason },
    ));
  if (fate === 'declined') return void (await endFunding(FINANCING, await at(1, '15:20'), await rowOf(stage, id), 'decline', { reason }));
  await approveFinancing(await at(1, '16:40'), await rowOf(stage, id));
  if (fate === 'awaitingContract') return;
  await signContract(stage, story, id);
  await stepOfContract(await at(3, '10:00'), await rowOf(stage, id), 'countersign');
  const entered = await at(3, '14:00');
  const row = await rowOf(stage, id);
  const registeredAt = entered.clock.now();
  const entry = {
    certificateNumber: `ZD${row.applicationNumber.slice(2)}`,
    registeredAt: registeredAt.toISOString(),
    expiresOn: addDays(row.dueOn, 180),
    searchReportNumber: `CX${row.applicationNumber.slice(2)}`,
    searchedAt: new Date(registeredAt.getTime() - 600_000).toISOString(),
    found: 0,
  };
  await takeStep(FINANCING, entered, row, 'register', registrationColumns(entry, row.dueOn, registeredAt));
  const paying = await at(5, '14:20');
  const ready = await rowOf(stage, id);
  await payOut(FINANCING, paying, ready, {
    paidOn: laterOf(ready.valueOn, paying.clock.today()),
    receiptNumber: `HD${row.applicationNumber.slice(2)}`,
  });
}

const laterOf = (left: CivilDate, right: CivilDate): CivilDate => (left > right ? left : right);

async function rowOf({ tools }: Stage, id: FinancingId): Promise<FinancingRow> {
  const row = await financings.hold(tools.db, id);
  if (!row) throw new Error(`the seed has no financing ${id}`);
  return row;
}

/** The operator signs on the lender's page, reached with a ticket. */
async function signAtLender(stage: Stage, { channel, daysAgo }: FinancingStory, id: FinancingId): Promise<void> {
  const signer = stage.as(staffOf(HOLDER)[0], enterpriseNo(HOLDER), { daysAgo: daysAgo - 2, time: '09:20' });
  const { url } = await lenderCalls.financing.signIcbc.handle(signer, { id, version: (await rowOf(stage, id)).version });
  await openTicket(signer, channel, new URLSearchParams(url.split('?')[1]).get('ticket') ?? '');
  const row = await rowOf(stage, id);
  const lender = await actOfLender(actOfSystem(stage.system(instantOf(stage.today, { daysAgo: daysAgo - 2, time: '09:26' }))), row);
  await stepOfContract(lender, row, 'signContract', { contractMakerId: (await signedBy(lender, row)) ?? null });
}

/** The operator signs the contract on the platform. */
async function signHere(stage: Stage, { daysAgo }: FinancingStory, id: FinancingId): Promise<void> {
  const signer = stage.as(staffOf(HOLDER)[0], enterpriseNo(HOLDER), { daysAgo: daysAgo - 2, time: '09:20' });
  const { version } = await rowOf(stage, id);
  const signature = await sign(signer, 'financingContract', id, version);
  await lenderCalls.financing.signContract.handle(signer, { id, version, agreed: true, signature });
}

/** The supplier's two people sign the contract, two days after the application. */
async function signContract(stage: Stage, story: FinancingStory, id: FinancingId): Promise<void> {
  const withLender = CHANNELS.byCode(story.channel)?.needs.includes('signature') === true;
  await (withLender ? signAtLender : signHere)(stage, story, id);
  const confirmer = stage.as(staffOf(HOLDER)[1], enterpriseNo(HOLDER), { daysAgo: story.daysAgo - 2, time: '15:30' });
  const { version } = await rowOf(stage, id);
  const signature = await sign(confirmer, 'financingContractConfirm', id, version);
  await lenderCalls.financing.reviewContract.handle(confirmer, { id, version, decision: 'pass', signature });
}

/** Brings one financing to its state. Cancels the jobs planned with the lender, because the seed sets their outcome itself. */
export async function finance(stage: Stage, voucherId: VoucherId, story: FinancingStory): Promise<void> {
  const { fate, daysAgo, reason = '' } = story;
  const { id, version } = await applyFor(stage, voucherId, story);
  if (fate === 'awaitingReview') return;
  const reviewer = stage.as(staffOf(HOLDER)[1], enterpriseNo(HOLDER), { daysAgo, time: '14:40' });
  if (fate === 'returned')
    return void (await financingCalls.financing.review.handle(reviewer, { id, version, decision: 'return', reason }));
  const signature = await sign(reviewer, 'financingReview', id, version);
  const passed = await financingCalls.financing.review.handle(reviewer, { id, version, decision: 'pass', signature });
  await furtherStep(stage, story, id, passed.version);
  await lend(stage, story, id);
  for (const kind of ['submitToLender', 'tellLender'] as const) await cancelJob(stage.tools.db, jobOf('financing', kind), id);
}
