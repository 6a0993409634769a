import { ZERO_FEN } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf } from '../../applications/application/index.ts';
import { assertPast, lockForAct, registrationColumns, payingOutOf, referenceOf, takeStep } from '../funding/index.ts';
import { postAct } from '../postings/index.ts';
import { PLEDGE } from './kind.ts';
import { advanceLien } from './pieces.ts';

/** Records the holder's payment of the guarantee fee. */
export const pay: Handlers['pledge']['pay'] = async (context, { id, version, paidOn, receiptNumber }) => {
  const row = await lockForAct(PLEDGE, context, { id, version }, 'payFee');
  assertPast(context, paidOn, null);
  const act = actOf(context);
  if (row.guaranteeFee !== null && row.guaranteeFee > 0n)
    await postAct(act, 'pledge', row, { act: 'guaranteeFee', amount: row.guaranteeFee }, receiptNumber);
  const paid = { guaranteeFeePaidOn: paidOn, guaranteeFeeReceipt: receiptNumber };
  const notReversed = { guaranteeFeeReversedAt: null, guaranteeFeeReversedBecause: null };
  return referenceOf(await takeStep(PLEDGE, act, row, 'payFee', { ...paid, ...notReversed }, {}, { fee: row.guaranteeFee ?? ZERO_FEN }));
};

/** Records the entry of the pledge at the register of movables and claims, by which the pieces are pledged (民法典 445). */
export const register: Handlers['pledge']['register'] = async (context, { id, version, ...entry }) => {
  const row = await lockForAct(PLEDGE, context, { id, version }, 'register');
  const act = actOf(context);
  const entryColumns = registrationColumns(entry, row.repayOn, context.clock.now());
  await advanceLien(act, row, 'register', { kind: 'pledge.register', counterpartyNo: row.lenderNo });
  return referenceOf(
    await takeStep(PLEDGE, act, row, 'register', { ...entryColumns, searchEntries: [], registeredByNo: enterpriseOf(context) }),
  );
};

export const { disburse, fail, retry } = payingOutOf(PLEDGE);
