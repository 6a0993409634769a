import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount, bankAccountDefault } from '../../../schema/index.ts';
import { tellOfAccount } from '../../foundation/parties/index.ts';
import { accountForAct, keepAccount } from './act-on-account.ts';

/** Sets the default of one channel or of all. An account for a single channel can only be the default of that one. */
export const setDefault: Handlers['bankAccount']['setDefault'] = async (context, { channel, ...shown }) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const row = await accountForAct(context, shown, 'makeDefault');
  const { account } = row;
  if (account.channel !== null && account.channel !== channel)
    throw refusedField('channel', { zh: '该账户只用于一个渠道，只能设为该渠道的默认账户', en: 'This account serves one channel only' });
  await tellOfAccount(context, 'accountDefaultSet', account);
  if (channel === null) {
    await db
      .update(bankAccount)
      .set({ isDefault: false })
      .where(and(eq(bankAccount.enterpriseNo, enterpriseNo), eq(bankAccount.isDefault, true)));
    return keepAccount(context, row, { isDefault: true }, 'bankAccount.setDefault');
  }
  const chosen = { enterpriseNo, channel, bankAccountId: account.id };
  await db
    .insert(bankAccountDefault)
    .values(chosen)
    .onConflictDoUpdate({ target: [bankAccountDefault.enterpriseNo, bankAccountDefault.channel], set: chosen });
  return keepAccount(context, row, {}, 'bankAccount.setDefault');
};
