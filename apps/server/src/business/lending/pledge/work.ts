import { sql } from 'drizzle-orm';
import { pledge, repayment } from '../../../schema/index.ts';
import { repaymentWork, sharedWork, tasksOf, type Work } from '../funding/index.ts';

const { state, guarantorAcceptedBy, lenderAcceptedBy, lenderApprovedBy, releaseAskedBy, releaseConfirmedBy, registeredByNo, questions } =
  pledge;

const releasing: Work<'funder'>['which'] = ({ enterpriseNo }) =>
  sql`${state} = 'awaitingRelease' and ${releaseConfirmedBy} is not null and ${registeredByNo} = ${enterpriseNo}`;

/** What of loans against a pledge waits for whom. Whoever looks at one has its operator accept it and its reviewer decide on that. */
export const PLEDGE_WORK: readonly Work<'own' | 'funder' | 'guarantor'>[] = [
  ...sharedWork('pledge', pledge),
  {
    part: 'own',
    role: 'operator',
    task: 'pledgeSupplement',
    which: () => sql`${state} in ('supplementing', 'guarantorSupplementing')`,
    why: questions,
  },
  { part: 'own', role: 'operator', task: 'pledgeRelease', which: () => sql`${state} = 'awaitingRelease' and ${releaseAskedBy} is null` },
  {
    part: 'own',
    role: 'reviewer',
    task: 'pledgeReleaseConfirm',
    which: ({ userId }) => sql`${state} = 'awaitingRelease' and ${releaseConfirmedBy} is null and ${releaseAskedBy} <> ${userId}`,
  },
  { part: 'funder', role: 'operator', task: 'lendingAccept', which: () => sql`${state} = 'underApproval' and ${lenderAcceptedBy} is null` },
  { part: 'funder', role: 'operator', task: 'lendingRegister', which: () => sql`${state} = 'awaitingRegistration'` },
  {
    part: 'funder',
    role: 'operator',
    task: 'lendingDisburse',
    which: ({ userId }) =>
      sql`(${state} = 'awaitingDisbursement' and ${lenderApprovedBy} is distinct from ${userId} or ${state} = 'disbursementFailed')`,
  },
  { part: 'funder', role: 'operator', task: 'lendingRelease', which: releasing },
  {
    part: 'funder',
    role: 'reviewer',
    task: 'lendingApprove',
    which: ({ userId }) => sql`${state} = 'underApproval' and ${lenderAcceptedBy} <> ${userId}`,
  },
  {
    part: 'funder',
    role: 'reviewer',
    task: 'lendingRepayment',
    ...repaymentWork(pledge, () => sql`${repayment.state} = 'awaitingConfirmation'`),
  },
  {
    part: 'guarantor',
    role: 'operator',
    task: 'lendingAccept',
    which: () => sql`${state} = 'awaitingGuarantor' and ${guarantorAcceptedBy} is null`,
  },
  { part: 'guarantor', role: 'operator', task: 'lendingRelease', which: releasing },
  {
    part: 'guarantor',
    role: 'reviewer',
    task: 'lendingApprove',
    which: ({ userId }) => sql`${state} = 'awaitingGuarantor' and ${guarantorAcceptedBy} <> ${userId}`,
  },
  {
    part: 'guarantor',
    role: 'reviewer',
    task: 'lendingSign',
    which: ({ userId }) => sql`${state} = 'awaitingGuarantorSignature' and ${guarantorAcceptedBy} <> ${userId}`,
  },
];

export const pledgeTasks = tasksOf('pledge', pledge, PLEDGE_WORK, {
  own: [pledge.enterpriseNo, 'own'],
  funder: [pledge.lenderNo, 'counterparty'],
  guarantor: [pledge.guarantorNo, 'counterparty'],
});
