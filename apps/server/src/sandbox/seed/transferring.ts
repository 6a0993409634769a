import type { Contract, RequestOf, TransferId, VoucherId } from '@lianxin/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { assignmentNotice, piece } from '../../schema/index.ts';
import type { CallContext } from '../../platform/call-context.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import { apply, readNotice, review, saveDraft, withdraw } from '../../business/vouchers/transfer/index.ts';
import { answerSignFor, sign, staffOf } from './signing.ts';
import { tradeDate, type StoryTrade } from './history-trade.ts';
import { accountId, contractId, enterpriseNo, yuan } from './trade.ts';
import type { Stage } from './stage.ts';

type Leg = RequestOf<Contract['transfer']['apply']>['legs'][number];

/** A transfer and the state it reaches. */
export interface TransferStory {
  /** Key of the issuance that created the voucher. */
  readonly key: string;
  /** @default E1002 */
  readonly sender?: string;
  readonly recipient: string;
  /** In yuan. @default the whole piece */
  readonly amount?: number;
  /** Days from submission to the first start; signed for on the day after. */
  readonly daysAgo: number;
  readonly maker?: string;
  readonly fate:
    | 'draft'
    | 'awaitingReview'
    | 'returned'
    | 'withdrawn'
    | 'awaitingSignature'
    | 'awaitingSignatureReview'
    | 'withdrawalAwaitingReview'
    | 'refused'
    | 'completed';
  readonly reason?: string;
  readonly remark?: string;
  /** Whether the issuer has read the notice of the assignment. */
  readonly read?: boolean;
}

/** The largest transferable piece of a voucher held by an enterprise. */
export async function heldPiece({ tools }: Stage, voucherId: VoucherId, holder: string): Promise<PieceRow> {
  const [row] = await tools.db
    .select()
    .from(piece)
    .where(and(eq(piece.voucherId, voucherId), eq(piece.holderNo, enterpriseNo(holder)), eq(piece.live, true), eq(piece.state, 'holding')))
    .orderBy(desc(piece.amount))
    .limit(1);
  if (!row) throw new Error(`${holder} holds nothing of voucher ${voucherId}`);
  return row;
}

async function reply(
  stage: Stage,
  story: TransferStory,
  at: { readonly id: TransferId; readonly version: number; readonly minute: string },
): Promise<void> {
  const { recipient, fate, reason = '' } = story;
  const { id, version, minute } = at;
  const daysAgo = story.daysAgo - 1;
  await answerSignFor(stage, 'transfer', { id, version, minute, recipient, fate, reason, daysAgo });
  if (story.read !== true) return;
  const [notice] = await stage.tools.db.select().from(assignmentNotice).where(eq(assignmentNotice.transferId, id));
  if (notice) await readNotice(stage.as('core-op', enterpriseNo('E1001'), { daysAgo, time: `17:${minute}` }), { id: notice.id });
}

async function legOf(stage: Stage, trade: StoryTrade, story: TransferStory, source: PieceRow): Promise<Leg> {
  const { sender = 'E1002', recipient, daysAgo, remark } = story;
  const amount = story.amount === undefined ? source.amount : yuan(story.amount);
  const invoiceId = await trade.invoiceFor(
    { buyer: sender, seller: recipient },
    amount,
    tradeDate(stage.today, daysAgo),
    story.fate === 'completed' ? 12_400 : 0,
  );
  return {
    pieceId: source.id,
    pieceVersion: source.version,
    recipientNo: enterpriseNo(recipient),
    receivingAccountId: accountId(recipient),
    amount,
    contractId: contractId(sender, recipient),
    invoices: [{ invoiceId, amount }],
    ...(remark !== undefined && { remark }),
  };
}

/** Brings one transfer of a piece of the voucher to its state. */
export async function passOn(stage: Stage, trade: StoryTrade, voucherId: VoucherId, story: TransferStory, place: number): Promise<void> {
  const { sender = 'E1002', daysAgo, fate, reason = '' } = story;
  const [operator, reviewer] = staffOf(sender);
  const minute = String((place * 11 + 4) % 60).padStart(2, '0');
  const as = (userName: string, time: string): CallContext => stage.as(userName, enterpriseNo(sender), { daysAgo, time });
  const leg = await legOf(stage, trade, story, await heldPiece(stage, voucherId, sender));
  const maker = as(story.maker ?? operator, `09:${minute}`);
  if (fate === 'draft') {
    await saveDraft(maker, { legs: [leg] });
    return;
  }
  const [sent] = (await apply(maker, { legs: [leg] })).transfers;
  if (!sent) throw new Error('a transfer was not written');
  const { id, version } = sent;
  if (fate === 'awaitingReview') return;
  if (fate === 'withdrawn') {
    await withdraw(as(story.maker ?? operator, `11:${minute}`), { id, version, reason });
    return;
  }
  const checker = as(reviewer, `15:${minute}`);
  if (fate === 'returned') {
    await review(checker, { id, version, decision: 'return', reason });
    return;
  }
  const passed = await review(checker, { id, version, decision: 'pass', signature: await sign(checker, 'transferReview', id, version) });
  if (fate === 'withdrawalAwaitingReview') {
    await withdraw(as(story.maker ?? operator, `16:${minute}`), { id, version: passed.version, reason });
    return;
  }
  if (fate !== 'awaitingSignature') await reply(stage, story, { id, version: passed.version, minute });
}
