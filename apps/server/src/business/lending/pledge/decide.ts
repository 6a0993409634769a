import type { Handlers } from '../../../calls/handler.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { actOf } from '../../applications/application/index.ts';
import { decidingOf, endFunding, grantDocuments, lockForAct, lenderJob, referenceOf, signatureFor, takeStep } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { underlying } from './pieces.ts';
import type { PledgeRow } from './repository.ts';

const isWithGuarantor = ({ state }: PledgeRow): boolean => state === 'awaitingGuarantor';

/** The decision of the guarantor or the lender on an application. */
export const decide: Handlers['pledge']['decide'] = decidingOf(PLEDGE, {
  accepted: (row, by) => (isWithGuarantor(row) ? { guarantorAcceptedBy: by } : { lenderAcceptedBy: by }),
  approved: (row, by) => (isWithGuarantor(row) ? { guarantorApprovedBy: by } : { lenderApprovedBy: by }),
  signed: 'pledgeApproval',
});

/** Sends an application back to its maker for correction. */
export const sendBack: Handlers['pledge']['sendBack'] = async (context, { reason, ...shown }) =>
  referenceOf(await endFunding(PLEDGE, actOf(context), await lockForAct(PLEDGE, context, shown, 'sendBack'), 'sendBack', { reason }));

/** The guarantor's reviewer signs the guarantee, and the application goes to the lender. */
export const sign: Handlers['pledge']['sign'] = async (context, { id, version, contractNumber, signature: given }) => {
  const { clock } = context;
  const row = await lockForAct(PLEDGE, context, { id, version }, 'countersign');
  const act = actOf(context);
  const asked = { guaranteeNumber: contractNumber };
  const signature = await signatureFor(PLEDGE, context, row, ['countersign', 'pledgeGuarantee'], given, { pass: 'only' }, asked);
  await underlying.record(act, row, { kind: 'pledge.countersign', counterpartyNo: row.lenderNo, signature });
  await grantDocuments(PLEDGE, context, row, row.lenderNo);
  deferWrites(context.db, lenderJob(PLEDGE, act, row, 'submitToLender'));
  const change = { guaranteeNumber: contractNumber, handedToLenderAt: clock.now() };
  return referenceOf(await takeStep(PLEDGE, act, row, 'countersign', change, { signature }));
};
