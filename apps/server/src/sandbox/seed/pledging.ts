import type { PledgeId, VoucherId } from '@lianxin/api/contract';
import { addDays, fen, pledgeLimit } from '@lianxin/domain';
import {
  apply,
  decide,
  disburse,
  pay,
  type PledgeRow,
  pledges,
  quote,
  register,
  PLEDGE,
  search,
  sign as guarantee,
} from '../../business/lending/pledge/index.ts';
import { checkInvoices } from '../../business/lending/financing/index.ts';
import { jobOf, reviewing } from '../../business/lending/funding/index.ts';
import { claimsRegister } from '../../platform/gateway/claims-register.ts';
import { cancelJob } from '../../platform/jobs/plan.ts';
import { sign, staffOf } from './signing.ts';
import type { Stage } from './stage.ts';
import { accountId, enterpriseNo } from './trade.ts';
import { heldPiece } from './transferring.ts';

const HOLDER = 'E1002';
const GUARANTOR = 'E1006';
const LENDER = 'E1007';

/** A loan against the supplier's whole piece of a voucher, and the state it reaches. */
export interface PledgeStory {
  /** Key of the issuance that created the voucher. */
  readonly key: string;
  readonly channel: number;
  /** Days from the application to the first start. */
  readonly daysAgo: number;
  readonly purpose: string;
  readonly fate: 'underApproval' | 'awaitingDisbursement' | 'disbursed';
}

export const PLEDGES: readonly PledgeStory[] = [
  { key: 'pledged-1', channel: 3, daysAgo: 33, purpose: '支付钢材货款', fate: 'disbursed' },
  { key: 'pledged-2', channel: 6, daysAgo: 19, purpose: '补充流动资金', fate: 'awaitingDisbursement' },
  { key: 'pledged-3', channel: 13, daysAgo: 15, purpose: '支付煤炭运输费', fate: 'disbursed' },
  { key: 'guaranteeing', channel: 3, daysAgo: 3, purpose: '支付备件货款', fate: 'underApproval' },
  { key: 'pledging', channel: 11, daysAgo: 2, purpose: '支付运输服务费', fate: 'underApproval' },
];

/** The lender's offer, with the maximum amount. */
const offerOn = async (maker: ReturnType<Stage['as']>, asked: Parameters<typeof quote>[1], channel: number) => {
  const { offers } = await quote(maker, asked);
  return offers.find((offer) => offer.channel === channel);
};

/** Applies as the supplier's operator for the maximum amount, repayable ten days before the voucher's payment date. */
async function applyFor(stage: Stage, voucherId: VoucherId, { channel, daysAgo, purpose }: PledgeStory) {
  const maker = stage.as('supplier-op', enterpriseNo(HOLDER), { daysAgo, time: '10:40' });
  const { id: pieceId, version, amount: pledged, dueOn } = await heldPiece(stage, voucherId, HOLDER);
  const pieces = [{ pieceId, version }];
  const asked = { pieces, pledged, repayOn: addDays(dueOn, -10) };
  const most = (await offerOn(maker, { ...asked, amount: pledgeLimit(pledged, 500_000n) }, channel))?.most ?? fen(0n);
  const offer = await offerOn(maker, { ...asked, amount: most }, channel);
  const isGuaranteed = (offer?.guarantors ?? []).length > 0;
  const { papers } = await checkInvoices(maker, { pieces, amount: most, channel });
  return apply(maker, {
    ...asked,
    channel,
    amount: most,
    quoteId: offer?.quote?.id ?? '',
    ...(isGuaranteed && { guarantorNo: enterpriseNo(GUARANTOR) }),
    purpose,
    receivingAccountId: accountId(HOLDER),
    invoices: papers.flatMap(({ invoice, thisTime }) => (thisTime > 0n ? [{ invoiceId: invoice.id, amount: thisTime }] : [])),
    agreements: ['pledge', 'entrustment'],
  });
}

async function rowOf({ tools }: Stage, id: PledgeId): Promise<PledgeRow> {
  const row = await pledges.hold(tools.db, id);
  if (!row) throw new Error(`the seed has no pledge ${id}`);
  return row;
}

/** A guarantor's or lender's operator accepts the application, and its reviewer approves it. */
async function approve(stage: Stage, id: PledgeId, no: string, daysAgo: number): Promise<void> {
  const [operator, reviewer] = staffOf(no);
  const expected = async () => ({ id, version: (await rowOf(stage, id)).version });
  await decide(stage.as(operator, enterpriseNo(no), { daysAgo, time: '09:40' }), { ...(await expected()), act: 'accept' });
  const searcher = stage.as(operator, enterpriseNo(no), { daysAgo, time: '10:00' });
  await search(searcher, await expected(), { claims: claimsRegister({ claims: undefined, sandbox: true }, searcher.clock) });
  const approver = stage.as(reviewer, enterpriseNo(no), { daysAgo, time: '15:20' });
  const { version } = await expected();
  await decide(approver, { id, version, act: 'approve', signature: await sign(approver, 'pledgeApproval', id, version) });
}

/** The guarantor signs the guarantee and is paid its fee. */
async function guaranteeLoan(stage: Stage, id: PledgeId, daysAgo: number): Promise<void> {
  await approve(stage, id, GUARANTOR, daysAgo);
  const signer = stage.as(staffOf(GUARANTOR)[1], enterpriseNo(GUARANTOR), { daysAgo, time: '16:30' });
  const { version, applicationNumber } = await rowOf(stage, id);
  const contractNumber = `HT-DB-${applicationNumber.slice(2)}`;
  const signature = await sign(signer, 'pledgeGuarantee', id, version, { guaranteeNumber: contractNumber });
  const signed = await guarantee(signer, { id, version, contractNumber, signature });
  const payer = stage.as('supplier-op', enterpriseNo(HOLDER), { daysAgo: daysAgo - 1, time: '09:10' });
  await pay(payer, { id, version: signed.version, paidOn: payer.clock.today(), receiptNumber: `HD${applicationNumber.slice(2)}01` });
}

/** The lender registers the pledge. */
async function registerPledge(stage: Stage, id: PledgeId, daysAgo: number): Promise<void> {
  const operator = stage.as(staffOf(LENDER)[0], enterpriseNo(LENDER), { daysAgo, time: '10:05' });
  const { version, applicationNumber, firstDueOn } = await rowOf(stage, id);
  const registeredAt = operator.clock.now();
  await register(operator, {
    id,
    version,
    certificateNumber: `ZD${applicationNumber.slice(2)}`,
    registeredAt: registeredAt.toISOString(),
    expiresOn: addDays(firstDueOn, 180),
    searchReportNumber: `CX${applicationNumber.slice(2)}`,
    searchedAt: new Date(registeredAt.getTime() - 600_000).toISOString(),
    found: 0,
  });
}

/** The reviewer, the guarantor and the lender act on an application, each on a different day. */
async function lend(
  stage: Stage,
  { daysAgo, fate }: PledgeStory,
  { id, version }: { readonly id: PledgeId; readonly version: number },
): Promise<void> {
  const reviewer = stage.as(staffOf(HOLDER)[1], enterpriseNo(HOLDER), { daysAgo, time: '14:50' });
  await reviewing(PLEDGE).review(reviewer, { id, version, decision: 'pass', signature: await sign(reviewer, 'pledgeReview', id, version) });
  if (fate === 'underApproval') return;
  const { guarantorNo } = await rowOf(stage, id);
  if (guarantorNo !== null) await guaranteeLoan(stage, id, daysAgo - 1);
  await approve(stage, id, LENDER, daysAgo - 2);
  await registerPledge(stage, id, daysAgo - 3);
  if (fate === 'awaitingDisbursement') return;
  const payer = stage.as(staffOf(LENDER)[0], enterpriseNo(LENDER), { daysAgo: daysAgo - 3, time: '15:40' });
  const ready = await rowOf(stage, id);
  const receiptNumber = `DK${ready.applicationNumber.slice(2)}`;
  await disburse(payer, { id, version: ready.version, paidOn: payer.clock.today(), receiptNumber });
}

/** Brings one loan to its state. Cancels the jobs planned with the lender, because the seed sets their outcome itself. */
export async function pledge(stage: Stage, voucherId: VoucherId, story: PledgeStory): Promise<void> {
  const { id, version } = await applyFor(stage, voucherId, story);
  await lend(stage, story, { id, version });
  await cancelJob(stage.tools.db, jobOf('pledge', 'submitToLender'), id);
}
