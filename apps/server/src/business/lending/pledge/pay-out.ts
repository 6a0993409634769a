import { addDays, chargedOn, nextWorkingDay, Refusal, shanghaiDate, type CivilDate, type Quote } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { jobsCancelled, jobsPlanned } from '../../../platform/jobs/plan.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf } from '../../applications/application/index.ts';
import { warnOfPayment } from '../capital-plan/index.ts';
import { assertPast, isRegistered, keptRegistration, quoteOfRow } from '../funding/index.ts';
import { drawLimit } from '../lending-limits/index.ts';
import { postAct } from '../postings/index.ts';
import { heldForAct } from './due.ts';
import { drawGuarantee } from './guarantor-limit.ts';
import { PLEDGE_JOBS } from './jobs.ts';
import { stepOfPledged } from './pieces.ts';
import { pledges, referenceOf, type PledgeRow } from './repository.ts';
import { tellPledge } from './tell.ts';

/** What is charged of a loan that is paid out on a day: never more than was quoted, whenever it is paid. */
export const chargedFor = (row: Pick<PledgeRow, 'quoteQuestion' | 'valueOn'>, paidOn: CivilDate): Quote =>
  chargedOn(quoteOfRow(row), paidOn < row.valueOn ? row.valueOn : paidOn);

/** The holder has paid the guarantor's fee. */
export const pay: Handlers['pledge']['pay'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const row = await heldForAct(context, { id, version }, 'payFee');
  assertPast(context, paidOn, null);
  const act = actOf(context);
  if (row.guaranteeFee !== null && row.guaranteeFee > 0n)
    await postAct(act, 'pledge', row, { act: 'guaranteeFee', amount: row.guaranteeFee }, receiptNumber);
  const moved = await pledges.move(act, row, 'payFee', {
    guaranteeFeePaidOn: paidOn,
    guaranteeFeeReceipt: receiptNumber,
    guaranteeFeeReversedBy: null,
    guaranteeFeeReversedAt: null,
    guaranteeFeeReversedBecause: null,
  });
  await tellPledge(context, moved, 'payFee');
  return referenceOf(moved);
};

/** The pledge stands at the register of movables and claims: the pieces are pledged from then on (民法典 445). */
export const register: Handlers['pledge']['register'] = async (context, { id, version, ...entry }) => {
  const row = await heldForAct(context, { id, version }, 'register');
  const act = actOf(context);
  const { certificateNumber, registeredAt, expiresOn, searchReportNumber, searchedAt, found } = entry;
  const registration = {
    kind: 'initial' as const,
    certificateNumber,
    registeredAt: new Date(registeredAt),
    expiresOn,
    search: { reportNumber: searchReportNumber, searchedAt: new Date(searchedAt), found },
  };
  const kept = keptRegistration(registration, row.repayOn, context.clock.now());
  await stepOfPledged(act, row, 'register', { kind: 'pledge.register', counterpartyNo: row.lenderNo });
  const moved = await pledges.move(act, row, 'register', { ...kept, searchEntries: [], registeredByNo: enterpriseOf(context) });
  await tellPledge(context, moved, 'register');
  return referenceOf(moved);
};

/** The lender has paid: the loan is out, in one transaction with the books and both limits. Refuses NOT_REGISTERED and TOO_LATE. */
export const disburse: Handlers['pledge']['disburse'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const { db, clock, viewer } = context;
  const row = await heldForAct(context, { id, version }, 'disburse');
  assertPast(context, paidOn, shanghaiDate(row.submittedAt));
  if (!isRegistered(row, row.repayOn, clock.now())) throw new Refusal('NOT_REGISTERED');
  const act = actOf(context);
  const quote = chargedFor(row, paidOn);
  await warnOfPayment(act, row.lenderNo, paidOn, quote.paidOut);
  await drawLimit(act, row);
  await drawGuarantee(act, row);
  await postAct(act, 'pledge', row, { act: 'disburse', quote }, receiptNumber);
  const overdueFrom = addDays(nextWorkingDay(row.repayOn), 1);
  deferWrites(
    db,
    jobsCancelled(db, [PLEDGE_JOBS.expire], row.id),
    jobsPlanned(act, [{ kind: PLEDGE_JOBS.markOverdue, subject: row.id, runAt: startOfDay(overdueFrom) }]),
  );
  const moved = await pledges.move(act, row, 'disburse', {
    disbursedOn: paidOn,
    disbursedAt: clock.now(),
    disbursedBy: viewer.userId,
    receiptNumber,
    paidOut: quote.paidOut,
    net: quote.net,
    principalLeft: row.amount,
    interestSince: paidOn < row.valueOn ? row.valueOn : paidOn,
    reason: null,
  });
  await tellPledge(context, moved, 'disburse');
  return referenceOf(moved);
};

/** The lender's payment came back; it may be tried again. */
export const fail: Handlers['pledge']['fail'] = async (context, { id, version, reason }) => {
  const row = await heldForAct(context, { id, version }, 'fail');
  const moved = await pledges.move(actOf(context), row, 'fail', { reason });
  await tellPledge(context, moved, 'fail');
  return referenceOf(moved);
};

/** The lender tries again to pay what came back. */
export const retry: Handlers['pledge']['retry'] = async (context, { id, version }) => {
  const row = await heldForAct(context, { id, version }, 'retry');
  return referenceOf(await pledges.move(actOf(context), row, 'retry', { reason: null }));
};
