import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { actOf, isFirst, requiredReason, type Review, signedAs } from '../../applications/application/index.ts';
import { requireSignature } from '../../foundation/signed-text/index.ts';
import { endFunding, type Given, grantBehind, heldForAct, heldForReview, lenderJob, referenceOf, signedTextOf } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { taken } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { assertSearched } from './searched.ts';
import { tellPledge } from './tell.ts';

type Decide = Handlers['pledge']['decide'];

const isWithGuarantor = ({ state }: PledgeRow): boolean => state === 'awaitingGuarantor';

const accept = (context: CallContext, row: PledgeRow): Promise<PledgeRow> => {
  const { userId } = context.viewer;
  return pledges.move(actOf(context), row, 'accept', isWithGuarantor(row) ? { guarantorAcceptedBy: userId } : { lenderAcceptedBy: userId });
};

const askMore = (context: CallContext, row: PledgeRow, questions: string): Promise<PledgeRow> =>
  pledges.move(actOf(context), row, 'askMore', { questions }, { note: questions });

/** The reviewer signs that their enterprise answers for the loan, or lends. */
async function approve(context: CallContext, row: PledgeRow, pass: Review, given: Given): Promise<PledgeRow> {
  const act = actOf(context);
  assertSearched(row, context.clock.now());
  const { text } = signedAs(pass, await signedTextOf(PLEDGE, context, row, 'approve'));
  const signature = await requireSignature(context, { act: 'pledgeApproval', subjectId: row.id, version: row.version, text }, given);
  if (isFirst(pass)) return pledges.passFirst(act, row, pass, {}, { signature });
  await taken.record(act, row, { kind: 'pledge.approve', counterpartyNo: row.enterpriseNo, signature });
  const { userId } = context.viewer;
  const change = isWithGuarantor(row) ? { guarantorApprovedBy: userId } : { lenderApprovedBy: userId };
  return pledges.move(act, row, 'approve', change, { signature });
}

/** The word of a guarantor's or a lender's people on an application. */
export const decide: Decide = async (context, { id, version, act: step, reason, signature }) => {
  const { row, pass } = await heldForReview(PLEDGE, context, { id, version }, step);
  const words = step === 'askMore' || step === 'decline' ? requiredReason(reason) : '';
  const moved = await {
    accept: () => accept(context, row),
    askMore: () => askMore(context, row, words),
    approve: () => approve(context, row, pass, signature),
    decline: () => endFunding(PLEDGE, actOf(context), row, 'decline', { reason: words }),
  }[step]();
  if (!isFirst(pass) || step !== 'approve') await tellPledge(context, moved, step);
  return referenceOf(moved);
};

/** It is its maker's again, to be corrected. */
export const sendBack: Handlers['pledge']['sendBack'] = async (context, { id, version, reason }) => {
  const row = await heldForAct(PLEDGE, context, { id, version }, 'sendBack');
  const moved = await endFunding(PLEDGE, actOf(context), row, 'sendBack', { reason });
  await tellPledge(context, moved, 'sendBack');
  return referenceOf(moved);
};

/** The guarantor's reviewer signs the guarantee: the lender has the application from then on. */
export const sign: Handlers['pledge']['sign'] = async (context, { id, version, contractNumber, signature: given }) => {
  const { clock, viewer } = context;
  const row = await heldForAct(PLEDGE, context, { id, version }, 'countersign');
  const act = actOf(context);
  const { text } = await signedTextOf(PLEDGE, context, row, 'countersign');
  const signature = await requireSignature(context, { act: 'pledgeGuarantee', subjectId: row.id, version: row.version, text }, given);
  await taken.record(act, row, { kind: 'pledge.countersign', counterpartyNo: row.lenderNo, signature });
  await grantBehind(PLEDGE, context, row, row.lenderNo);
  deferWrites(context.db, lenderJob(PLEDGE, act, row, 'submitToLender'));
  const change = { guaranteeNumber: contractNumber, guarantorSignedBy: viewer.userId, handedToLenderAt: clock.now() };
  const moved = await pledges.move(act, row, 'countersign', change, { signature });
  await tellPledge(context, moved, 'countersign');
  return referenceOf(moved);
};
