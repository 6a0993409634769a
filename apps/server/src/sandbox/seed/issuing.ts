import type { Contract, IssuanceId, RequestOf } from '@lianxin/api/contract';
import { addDays } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { issuance } from '../../schema/index.ts';
import { apply, cancel, type IssuanceRow, reservePromiseNumber, review, saveDraft } from '../../business/vouchers/issuance/index.ts';
import { actOf } from '../../business/applications/application/index.ts';
import { tradeDate, type StoryTrade } from './history-trade.ts';
import { accountId, contractId, enterpriseNo, yuan } from './trade.ts';
import { answerSignFor, sign, staffOf } from './signing.ts';
import type { Stage } from './stage.ts';

type IssueForm = RequestOf<Contract['issuance']['apply']>['form'];

/** An issuance and the state it reaches. */
export interface IssuingStory {
  /** Name by which the rest of the seed refers to it. */
  readonly key: string;
  /** @default E1001 */
  readonly issuer?: 'E1001' | 'E1004';
  /** @default E1002 */
  readonly recipient?: string;
  /** In yuan. */
  readonly amount: number;
  /** Days from submission to the first start; signed for on the day after. */
  readonly daysAgo: number;
  readonly dueIn: number;
  readonly maker?: string;
  readonly channel?: IssueForm['channel'];
  /** Amount by which its invoice exceeds it, in yuan. */
  readonly spare?: number;
  readonly fate:
    | 'draft'
    | 'awaitingReview'
    | 'returned'
    | 'withdrawn'
    | 'awaitingSignature'
    | 'awaitingSignatureReview'
    | 'refused'
    | 'voidAwaitingReview'
    | 'voided'
    | 'effective';
  readonly reason?: string;
  readonly remark?: string;
}

async function current({ tools }: Stage, id: IssuanceId): Promise<IssuanceRow> {
  const [row] = await tools.db.select().from(issuance).where(eq(issuance.id, id));
  if (!row) throw new Error(`issuance ${id} was not written`);
  return row;
}

/** Brings one issuance to its state and returns it. */
export async function issue(stage: Stage, trade: StoryTrade, story: IssuingStory, place: number): Promise<IssuanceRow> {
  const { issuer = 'E1001', recipient = 'E1002', daysAgo, fate, channel = 1, reason = '' } = story;
  const [operator, reviewer] = staffOf(issuer);
  const amount = yuan(story.amount);
  const minute = String((place * 7) % 60).padStart(2, '0');
  const maker = stage.as(story.maker ?? operator, enterpriseNo(issuer), { daysAgo, time: `09:${minute}` });
  const dueOn = addDays(stage.today, story.dueIn);
  const invoiceId = await trade.invoiceFor({ buyer: issuer, seller: recipient }, amount, tradeDate(stage.today, daysAgo), story.spare);
  const form: IssueForm = {
    recipientNo: enterpriseNo(recipient),
    receivingAccountId: accountId(recipient),
    amount,
    dueOn,
    ...(story.dueIn + daysAgo > 180 && { termReason: '大型成套设备，按合同约定验收周期较长' }),
    channel,
    payAccountId: accountId(issuer),
    paymentNature: recipient === 'E1003' ? 'services' : 'goods',
    delivered: true,
    contractId: contractId(issuer, recipient),
    contractAllowsVoucher: true,
    invoices: [{ invoiceId, amount }],
    interestPayer: 'holder',
    promiseNumber: await reservePromiseNumber(actOf(maker), enterpriseNo(issuer)),
    attachments: [],
    ...(story.remark !== undefined && { remark: story.remark }),
  };
  if (fate === 'draft') {
    const { receivingAccountId: _account, contractId: _contract, invoices: _invoices, ...started } = form;
    return current(stage, (await saveDraft(maker, { form: place % 2 === 0 ? form : started })).id);
  }
  const { id, version } = await apply(maker, { form });
  if (fate === 'awaitingReview') return current(stage, id);
  if (fate === 'withdrawn') {
    await cancel(stage.as(story.maker ?? operator, enterpriseNo(issuer), { daysAgo, time: `11:${minute}` }), {
      id,
      version,
      act: 'withdraw',
      reason,
    });
    return current(stage, id);
  }
  const checker = stage.as(reviewer, enterpriseNo(issuer), { daysAgo, time: `15:${minute}` });
  if (fate === 'returned') {
    await review(checker, { id, version, decision: 'return', reason });
    return current(stage, id);
  }
  const passed = await review(checker, { id, version, decision: 'pass', signature: await sign(checker, 'issuanceReview', id, version) });
  await answer(stage, story, { id, version: passed.version }, minute);
  return current(stage, id);
}

async function answer(
  stage: Stage,
  story: IssuingStory,
  passed: { readonly id: IssuanceId; readonly version: number },
  minute: string,
): Promise<void> {
  const { issuer = 'E1001', recipient = 'E1002', fate, reason = '' } = story;
  const { id, version } = passed;
  const daysAgo = story.daysAgo - 1;
  if (fate === 'awaitingSignature') return;
  if (fate === 'voidAwaitingReview' || fate === 'voided') {
    const [operator, reviewer] = staffOf(issuer);
    const asking = stage.as(story.maker ?? operator, enterpriseNo(issuer), { daysAgo, time: `10:${minute}` });
    const asked = await cancel(asking, { id, version, act: 'void', reason });
    if (fate === 'voidAwaitingReview') return;
    const deciding = stage.as(reviewer, enterpriseNo(issuer), { daysAgo, time: `16:${minute}` });
    await review(deciding, {
      id,
      version: asked.version,
      decision: 'pass',
      signature: await sign(deciding, 'voidReview', id, asked.version),
    });
    return;
  }
  await answerSignFor(stage, 'issuance', { id, version, minute, recipient, fate, reason, daysAgo });
}
