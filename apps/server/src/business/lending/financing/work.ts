import { sql, type SQL } from 'drizzle-orm';
import { financing, repayment } from '../../../schema/index.ts';
import { dayBefore, paidBy, repaymentIn, sharedWork, tasksOf, type Work } from '../funding/index.ts';

const {
  state,
  asksFurtherStep,
  furtherStep,
  ownAssent,
  issuerAssent,
  lenderAssent,
  contractMakerId,
  consentMakerId,
  claimedAt,
  issuerCosts,
  questions,
  dueOn,
} = financing;

const contracting = (assent: typeof ownAssent | typeof issuerAssent | typeof lenderAssent, how: 'open' | 'made'): SQL =>
  sql`${state} = 'awaitingContract' and ${assent} = ${how}`;
const underWay = repaymentIn(financing, sql`${repayment.state} in ('awaitingReview', 'awaitingConfirmation')`);

const until = dayBefore(dueOn);

const stepMissing = sql`${state} = 'awaitingAcceptance' and ${asksFurtherStep} and ${furtherStep} is null`;

/** Pending work on financings, by party and role. */
export const FINANCING_WORK: readonly Work<'own' | 'counterparty' | 'funder'>[] = [
  ...sharedWork('financing', financing, dueOn),
  { part: 'own', role: 'operator', task: 'financingFurtherStep', which: () => stepMissing, until },
  { part: 'own', role: 'operator', task: 'financingSupplement', which: () => sql`${state} = 'supplementing'`, why: questions, until },
  { part: 'own', role: 'operator', task: 'financingContract', which: () => contracting(ownAssent, 'open'), until },
  {
    part: 'own',
    role: 'operator',
    task: 'financingClaimed',
    which: () => sql`${state} = 'overdue' and ${claimedAt} is not null and not ${underWay}`,
    ...paidBy(financing),
    unlisted: true,
  },
  {
    part: 'own',
    role: 'reviewer',
    task: 'financingContractConfirm',
    which: ({ userId }) => sql`${contracting(ownAssent, 'made')} and ${contractMakerId} is distinct from ${userId}`,
    until,
  },
  {
    part: 'counterparty',
    role: 'operator',
    task: 'financingConsent',
    which: () => contracting(issuerAssent, 'open'),
    amountOf: () => sql`${issuerCosts}`,
    until,
  },
  {
    part: 'counterparty',
    role: 'reviewer',
    task: 'financingConsentConfirm',
    which: ({ userId }) => sql`${contracting(issuerAssent, 'made')} and ${consentMakerId} is distinct from ${userId}`,
    amountOf: () => sql`${issuerCosts}`,
    until,
  },
  // Most of a lender's work is done in its own system.
  {
    part: 'funder',
    role: 'operator',
    which: () => sql`${state} in ('awaitingAcceptance', 'awaitingDisbursement', 'disbursementFailed') and not (${stepMissing})`,
  },
  { part: 'funder', role: 'reviewer', which: () => sql`${state} = 'underApproval' or ${contracting(lenderAssent, 'made')}` },
  { part: 'funder', role: 'reviewer', which: () => repaymentIn(financing, sql`${repayment.state} = 'awaitingConfirmation'`) },
];

export const financingTasks = tasksOf('financing', financing, FINANCING_WORK, {
  own: [financing.enterpriseNo, 'own'],
  counterparty: [financing.issuerNo, 'debtor'],
  funder: [financing.lenderNo, 'counterparty'],
});
