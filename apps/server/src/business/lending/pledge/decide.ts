import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { actOf, isFirst, requiredReason, type Review } from '../../applications/application/index.ts';
import {
  endFunding,
  type Given,
  grantBehind,
  heldForAct,
  heldForReview,
  lenderJob,
  referenceOf,
  signatureFor,
  takeStep,
} from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { underlying } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';

const isWithGuarantor = ({ state }: PledgeRow): boolean => state === 'awaitingGuarantor';

/** The reviewer signs that their enterprise answers for the loan, or lends. */
async function approve(context: CallContext, row: PledgeRow, pass: Review, given: Given): Promise<PledgeRow> {
  const act = actOf(context);
  const signature = await signatureFor(PLEDGE, context, row, ['approve', 'pledgeApproval'], given, pass);
  if (isFirst(pass)) return pledges.passFirst(act, row, pass, {}, { signature });
  await underlying.record(act, row, { kind: 'pledge.approve', counterpartyNo: row.enterpriseNo, signature });
  const { userId } = context.viewer;
  const change = isWithGuarantor(row) ? { guarantorApprovedBy: userId } : { lenderApprovedBy: userId };
  return takeStep(PLEDGE, act, row, 'approve', change, { signature });
}

/** The word of a guarantor's or a lender's people on an application. */
export const decide: Handlers['pledge']['decide'] = async (context, { id, version, act: step, reason, signature }) => {
  const { row, pass } = await heldForReview(PLEDGE, context, { id, version }, step);
  const words = step === 'askMore' || step === 'decline' ? requiredReason(reason) : '';
  const act = actOf(context);
  const { userId } = context.viewer;
  const decided = {
    accept: () =>
      takeStep(PLEDGE, act, row, 'accept', isWithGuarantor(row) ? { guarantorAcceptedBy: userId } : { lenderAcceptedBy: userId }),
    askMore: () => takeStep(PLEDGE, act, row, 'askMore', { questions: words }, { note: words }),
    approve: () => approve(context, row, pass, signature),
    decline: () => endFunding(PLEDGE, act, row, 'decline', { reason: words }),
  };
  return referenceOf(await decided[step]());
};

/** It is its maker's again, to be corrected. */
export const sendBack: Handlers['pledge']['sendBack'] = async (context, { reason, ...shown }) =>
  referenceOf(await endFunding(PLEDGE, actOf(context), await heldForAct(PLEDGE, context, shown, 'sendBack'), 'sendBack', { reason }));

/** The guarantor's reviewer signs the guarantee: the lender has the application from then on. */
export const sign: Handlers['pledge']['sign'] = async (context, { id, version, contractNumber, signature: given }) => {
  const { clock } = context;
  const row = await heldForAct(PLEDGE, context, { id, version }, 'countersign');
  const act = actOf(context);
  const asked = { guaranteeNumber: contractNumber };
  const signature = await signatureFor(PLEDGE, context, row, ['countersign', 'pledgeGuarantee'], given, { pass: 'only' }, asked);
  await underlying.record(act, row, { kind: 'pledge.countersign', counterpartyNo: row.lenderNo, signature });
  await grantBehind(PLEDGE, context, row, row.lenderNo);
  deferWrites(context.db, lenderJob(PLEDGE, act, row, 'submitToLender'));
  const change = { guaranteeNumber: contractNumber, handedToLenderAt: clock.now() };
  return referenceOf(await takeStep(PLEDGE, act, row, 'countersign', change, { signature }));
};
