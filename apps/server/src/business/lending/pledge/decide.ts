import type { FileId } from '@lianxin/api/contract';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { actOf, requiredReason, type Review, signedAs } from '../../applications/application/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { grantFiles } from '../../trade/papers/index.ts';
import { lenderHears } from './at-lender.ts';
import { heldForAct, heldForReview } from './due.ts';
import { endPledge } from './end-pledge.ts';
import { readAttachments } from './form.ts';
import { recordOnPledged } from './pieces.ts';
import { pledges, referenceOf, type PledgeRow } from './repository.ts';
import { grantPledgePapers } from './review.ts';
import { assertSearched } from './search.ts';
import { signedTextOf } from './signed.ts';
import { tellPledge } from './tell.ts';

type Given = Parameters<typeof requireSignature>[2];
type Decide = Handlers['pledge']['decide'];

const isWithGuarantor = ({ state }: PledgeRow): boolean => state === 'awaitingGuarantor';

const accept = (context: CallContext, row: PledgeRow): Promise<PledgeRow> => {
  const { userId } = context.viewer;
  return pledges.move(actOf(context), row, 'accept', isWithGuarantor(row) ? { guarantorAcceptedBy: userId } : { lenderAcceptedBy: userId });
};

const askMore = (context: CallContext, row: PledgeRow, questions: string): Promise<PledgeRow> =>
  pledges.move(actOf(context), row, 'askMore', { questions }, { note: questions });

/** The reviewer signs that their enterprise answers for the loan, or lends. */
async function approve(context: CallContext, row: PledgeRow, by: Review, given: Given): Promise<PledgeRow> {
  const act = actOf(context);
  assertSearched(row, context.clock.now());
  const { text } = signedAs(by, await signedTextOf(context, row, 'approve'));
  const signature = await requireSignature(context, { act: 'pledgeApproval', subjectId: row.id, version: row.version, text }, given);
  if (by.pass === 'first') return pledges.passFirst(act, row, by, {}, { signature });
  await recordOnPledged(act, row, { kind: 'pledge.approve', counterpartyNo: row.enterpriseNo, signature });
  const { userId } = context.viewer;
  const change = isWithGuarantor(row) ? { guarantorApprovedBy: userId } : { lenderApprovedBy: userId };
  return pledges.move(act, row, 'approve', change, { signature });
}

/** The word of a guarantor's or a lender's people on an application. */
export const decide: Decide = async (context, { id, version, act: step, reason, signature }) => {
  const { row, by } = await heldForReview(context, { id, version }, step);
  const words = step === 'askMore' || step === 'decline' ? requiredReason(reason) : '';
  const moved = await {
    accept: () => accept(context, row),
    askMore: () => askMore(context, row, words),
    approve: () => approve(context, row, by, signature),
    decline: () => endPledge(actOf(context), row, 'decline', { reason: words }),
  }[step]();
  if (by.pass !== 'first' || step !== 'approve') await tellPledge(context, moved, step);
  return referenceOf(moved);
};

/** It is its maker's again, to be corrected. */
export const sendBack: Handlers['pledge']['sendBack'] = async (context, { id, version, reason }) => {
  const row = await heldForAct(context, { id, version }, 'sendBack');
  const moved = await endPledge(actOf(context), row, 'sendBack', { reason });
  await tellPledge(context, moved, 'sendBack');
  return referenceOf(moved);
};

/** The guarantor's reviewer signs the guarantee: the lender has the application from then on. */
export const sign: Handlers['pledge']['sign'] = async (context, { id, version, contractNumber, signature: given }) => {
  const { clock, viewer } = context;
  const row = await heldForAct(context, { id, version }, 'countersign');
  const act = actOf(context);
  const { text } = await signedTextOf(context, row, 'countersign');
  const signature = await requireSignature(context, { act: 'pledgeGuarantee', subjectId: row.id, version: row.version, text }, given);
  await recordOnPledged(act, row, { kind: 'pledge.countersign', counterpartyNo: row.lenderNo, signature });
  await grantPledgePapers(context, row, row.lenderNo);
  deferWrites(context.db, lenderHears(act, row, 'submitToLender'));
  const change = { guaranteeNumber: contractNumber, guarantorSignedBy: viewer.userId, handedToLenderAt: clock.now() };
  const moved = await pledges.move(act, row, 'countersign', change, { signature });
  await tellPledge(context, moved, 'countersign');
  return referenceOf(moved);
};

/** Answers what was asked; whoever asked reads it. */
export const supplement: Handlers['pledge']['supplement'] = async (context, { id, version, answer, attachments }) => {
  const row = await heldForAct(context, { id, version }, 'supplement');
  const all = [...new Set<FileId>([...readAttachments(row), ...attachments])];
  for (const readerNo of [row.guarantorNo, row.handedToLenderAt && row.lenderNo])
    if (readerNo !== null) await grantFiles(context.db, attachments, readerNo);
  const moved = await pledges.move(actOf(context), row, 'supplement', { attachments: all, questions: null }, { note: answer });
  if (row.handedToLenderAt) deferWrites(context.db, lenderHears(context, row, 'tellLender'));
  await tellPledge(context, moved, 'supplement');
  return referenceOf(moved);
};
