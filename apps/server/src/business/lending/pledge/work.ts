import { LENDING_FEE_RULES, REGISTRATION_LIMITS } from '@lianxin/domain';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { feeRefund, pledge, repayment } from '../../../schema/index.ts';
import type { TaskKind, Worker } from '../../applications/application/index.ts';
import { dayBefore, DUE_SOON_DAYS, paidBy, repaymentIn, repaymentWork, sharedWork, tasksOf, type Work } from '../funding/index.ts';

const {
  state,
  searchedAt,
  guarantorAcceptedBy,
  lenderAcceptedBy,
  lenderApprovedBy,
  releaseAskedBy,
  releaseConfirmedBy,
  registeredByNo,
  paidOut,
  questions,
  handedToLenderAt,
  guarantorNo,
  guaranteeFee,
  guaranteeFeePaidOn,
  guaranteeFeeReversedAt,
  guaranteeFeeReversedBecause,
  principalLeft,
  paysOn,
  repayOn,
  valueOn,
} = pledge;

const until = dayBefore(repayOn);

const notRepaying = sql`not ${repaymentIn(pledge, sql`${repayment.state} in ('awaitingReview', 'awaitingConfirmation')`)}`;

const releasing: Work<'funder'>['which'] = ({ enterpriseNo }) =>
  sql`${state} = 'awaitingRelease' and ${releaseConfirmedBy} is not null and ${registeredByNo} = ${enterpriseNo}`;

/** Whether there is a register search that is still valid. */
const searched = ({ now }: Pick<Parameters<Work<'own'>['which']>[0], 'now'>): SQL =>
  sql`coalesce(${searchedAt} >= ${now}::timestamptz - make_interval(days => ${sql.raw(String(REGISTRATION_LIMITS.searchDays))}), false)`;

/**
 * Pending work on loans against a pledge, by party. The examining party's operator accepts and requests the register search; its reviewer
 * decides.
 */
export const PLEDGE_WORK: readonly Work<'own' | 'funder' | 'guarantor'>[] = [
  ...sharedWork('pledge', pledge, repayOn),
  {
    part: 'own',
    role: 'operator',
    task: 'pledgeSupplement',
    which: () => sql`${state} in ('supplementing', 'guarantorSupplementing')`,
    why: questions,
    until,
  },
  {
    part: 'own',
    role: 'operator',
    task: 'pledgeFee',
    which: () =>
      sql`${inArray(state, LENDING_FEE_RULES.guaranteeFee.owedIn.pledge)} and ${guaranteeFee} > 0 and ${guaranteeFeePaidOn} is null`,
    why: guaranteeFeeReversedBecause,
    amountOf: () => sql`${guaranteeFee}`,
    to: guarantorNo,
    since: sql`coalesce(${guaranteeFeeReversedAt}, ${handedToLenderAt})`,
  },
  {
    part: 'own',
    role: 'operator',
    task: 'pledgeDue',
    which: ({ now }) =>
      sql`${state} = 'disbursed' and ${paysOn} <= (${now}::timestamptz at time zone 'Asia/Shanghai')::date + ${sql.raw(String(DUE_SOON_DAYS))} and ${notRepaying}`,
    amountOf: () => sql`${principalLeft}`,
    ...paidBy(pledge),
    unlisted: true,
  },
  {
    part: 'own',
    role: 'operator',
    task: 'pledgeOverdue',
    which: () => sql`${state} = 'overdue' and ${notRepaying}`,
    amountOf: () => sql`${principalLeft}`,
    ...paidBy(pledge),
  },
  { part: 'own', role: 'operator', task: 'pledgeRelease', which: () => sql`${state} = 'awaitingRelease' and ${releaseAskedBy} is null` },
  {
    part: 'own',
    role: 'reviewer',
    task: 'pledgeReleaseConfirm',
    which: ({ userId }) => sql`${state} = 'awaitingRelease' and ${releaseConfirmedBy} is null and ${releaseAskedBy} <> ${userId}`,
  },
  {
    part: 'funder',
    role: 'operator',
    task: 'lendingAccept',
    which: () => sql`${state} = 'underApproval' and ${lenderAcceptedBy} is null`,
    until,
  },
  {
    part: 'funder',
    role: 'operator',
    task: 'lendingSearch',
    which: (person) => sql`${state} = 'underApproval' and ${lenderAcceptedBy} is not null and not ${searched(person)}`,
    until,
  },
  { part: 'funder', role: 'operator', task: 'lendingRegister', which: () => sql`${state} = 'awaitingRegistration'`, until },
  {
    part: 'funder',
    role: 'operator',
    task: 'lendingDisburse',
    which: ({ userId }) =>
      sql`(${state} = 'awaitingDisbursement' and ${lenderApprovedBy} is distinct from ${userId} or ${state} = 'disbursementFailed')`,
    amountOf: () => sql`${paidOut}`,
    until: sql`${valueOn}`,
  },
  { part: 'funder', role: 'operator', task: 'lendingRelease', which: releasing },
  {
    part: 'funder',
    role: 'reviewer',
    task: 'lendingApprove',
    which: (person) => sql`${state} = 'underApproval' and ${lenderAcceptedBy} <> ${person.userId} and ${searched(person)}`,
    until,
  },
  {
    part: 'funder',
    role: 'reviewer',
    task: 'lendingRepayment',
    ...repaymentWork(pledge, () => sql`${repayment.state} = 'awaitingConfirmation'`),
    ...paidBy(pledge),
  },
  {
    part: 'guarantor',
    role: 'operator',
    task: 'lendingAccept',
    which: () => sql`${state} = 'awaitingGuarantor' and ${guarantorAcceptedBy} is null`,
    until,
  },
  {
    part: 'guarantor',
    role: 'operator',
    task: 'lendingSearch',
    which: (person) => sql`${state} = 'awaitingGuarantor' and ${guarantorAcceptedBy} is not null and not ${searched(person)}`,
    until,
  },
  { part: 'guarantor', role: 'operator', task: 'lendingRelease', which: releasing },
  {
    part: 'guarantor',
    role: 'reviewer',
    task: 'lendingApprove',
    which: (person) => sql`${state} = 'awaitingGuarantor' and ${guarantorAcceptedBy} <> ${person.userId} and ${searched(person)}`,
    until,
  },
  {
    part: 'guarantor',
    role: 'reviewer',
    task: 'lendingSign',
    which: ({ userId }) => sql`${state} = 'awaitingGuarantorSignature' and ${guarantorAcceptedBy} <> ${userId}`,
    until,
  },
];

const loanTasks = tasksOf('pledge', pledge, PLEDGE_WORK, {
  own: [pledge.enterpriseNo, 'own'],
  funder: [pledge.lenderNo, 'counterparty'],
  guarantor: [pledge.guarantorNo, 'counterparty'],
});

const refundTask = (task: TaskKind, part: 'own' | 'counterparty', which: SQL): SQL => sql`
  select ${task}::text, ${part === 'own' ? feeRefund.pledgeId : feeRefund.id}, 'pledge'::text, ${part}::text, ${feeRefund.holderNo},
    ${feeRefund.guarantorNo}, ${pledge.applicationNumber}, ${feeRefund.amount}, ${feeRefund.stateSince}, null::date, ${feeRefund.reason}
  from ${feeRefund} join ${pledge} on ${pledge.id} = ${feeRefund.pledgeId} where ${which}`;

/**
 * Tasks for guarantee fees whose receipt is unconfirmed, including those of ended applications, and for refunds to be paid or confirmed.
 */
const feeTasks = ({ enterpriseNo }: Worker): SQL[] => [
  sql`
  select 'lendingFeeConfirm'::text, ${pledge.id}, 'pledge'::text, 'counterparty'::text, ${pledge.enterpriseNo}, ${pledge.guarantorNo},
    ${pledge.applicationNumber}, ${pledge.guaranteeFee}, ${pledge.changedAt}, null::date, null::text
  from ${pledge}
  where ${pledge.guarantorNo} = ${enterpriseNo} and ${pledge.guaranteeFeePaidOn} is not null and ${pledge.guaranteeFeeConfirmedAt} is null`,
  refundTask('lendingFeeRefund', 'counterparty', sql`${feeRefund.guarantorNo} = ${enterpriseNo} and ${feeRefund.state} = 'refundDue'`),
  refundTask('pledgeFeeRefund', 'own', sql`${feeRefund.holderNo} = ${enterpriseNo} and ${feeRefund.state} = 'refundDeclared'`),
];

export const pledgeTasks = (worker: Worker): SQL[] => [...loanTasks(worker), ...(worker.role === 'operator' ? feeTasks(worker) : [])];
