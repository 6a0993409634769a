import { Refusal } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { cancelJob } from '../../../platform/jobs/plan.ts';
import { deposit } from '../../../schema/index.ts';
import { EXPIRE_JOB } from '../bank-check/index.ts';
import { tellOfAccount } from '../../foundation/parties/index.ts';
import { accountForAct, keepAccount } from './act-on-account.ts';
import { openUsesOf, spokenUses } from './open-uses.ts';

/** Unbinds an unused account that is no default. The row stays for past payments; a pending deposit is dropped. */
export const unbindAccount: Handlers['bankAccount']['remove'] = async (context, shown) => {
  const { db } = context;
  const row = await accountForAct(context, shown, 'unbind');
  const { account, defaultOf } = row;
  if (account.isDefault || defaultOf.length > 0) throw new Refusal('BANK_ACCOUNT_DEFAULT');
  const open = await openUsesOf(db, account);
  if (open.useCount > 0) throw new Refusal('BANK_ACCOUNT_IN_USE', { uses: spokenUses(open) });
  await db
    .update(deposit)
    .set({ state: 'notStarted', amount: null, tries: 0, paidAt: null, expiresAt: null, version: sql`${deposit.version} + 1` })
    .where(eq(deposit.id, account.id));
  await cancelJob(db, EXPIRE_JOB, account.id);
  await tellOfAccount(context, 'accountUnbound', account);
  return keepAccount(context, row, { state: 'closed', pays: false }, 'bankAccount.unbind');
};
