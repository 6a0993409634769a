import { shanghaiDate, ZERO_FEN } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf } from '../../applications/application/index.ts';
import { assertPast, heldForAct, keptRegistration, paymentFailed, payOut, referenceOf, retryPayment, takeStep } from '../funding/index.ts';
import { postAct } from '../postings/index.ts';
import { PLEDGE } from './kind.ts';
import { stepOfPledged } from './pieces.ts';

/** The holder has paid the guarantor's fee. */
export const pay: Handlers['pledge']['pay'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const row = await heldForAct(PLEDGE, context, { id, version }, 'payFee');
  assertPast(context, paidOn, null);
  const act = actOf(context);
  if (row.guaranteeFee !== null && row.guaranteeFee > 0n)
    await postAct(act, 'pledge', row, { act: 'guaranteeFee', amount: row.guaranteeFee }, receiptNumber);
  const paid = { guaranteeFeePaidOn: paidOn, guaranteeFeeReceipt: receiptNumber };
  const notReversed = { guaranteeFeeReversedAt: null, guaranteeFeeReversedBecause: null };
  return referenceOf(await takeStep(PLEDGE, act, row, 'payFee', { ...paid, ...notReversed }, {}, { fee: row.guaranteeFee ?? ZERO_FEN }));
};

/** The pledge stands at the register of movables and claims: the pieces are pledged from then on (民法典 445). */
export const register: Handlers['pledge']['register'] = async (context, { id, version, ...entry }) => {
  const row = await heldForAct(PLEDGE, context, { id, version }, 'register');
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
  return referenceOf(await takeStep(PLEDGE, act, row, 'register', { ...kept, searchEntries: [], registeredByNo: enterpriseOf(context) }));
};

/** The lender has paid: the loan is out. */
export const disburse: Handlers['pledge']['disburse'] = async (context, { id, version, ...payment }) => {
  const row = await heldForAct(PLEDGE, context, { id, version }, 'disburse');
  assertPast(context, payment.paidOn, shanghaiDate(row.submittedAt));
  return referenceOf(await payOut(PLEDGE, actOf(context), row, payment));
};

/** The lender's payment came back. */
export const fail: Handlers['pledge']['fail'] = async (context, { reason, ...shown }) =>
  referenceOf(await paymentFailed(PLEDGE, actOf(context), await heldForAct(PLEDGE, context, shown, 'fail'), reason));

export const retry: Handlers['pledge']['retry'] = async (context, shown) =>
  referenceOf(await retryPayment(PLEDGE, actOf(context), await heldForAct(PLEDGE, context, shown, 'retry')));
