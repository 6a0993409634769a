import type { Handlers } from '../../../calls/handler.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { depositView } from '../bank-check/index.ts';
import { accountLog } from './account-log.ts';
import { addAccount } from './add-account.ts';
import { listTransactions, queryBalance } from './ask-bank.ts';
import { channelFunds } from './channel-funds.ts';
import { listManaged } from './list-managed.ts';
import { openUsesOf } from './open-uses.ts';
import { ownAccount, ownAccountView } from './own-accounts.ts';
import { setDefault } from './set-default.ts';
import { startCheck } from './start-check.ts';
import { unbindAccount } from './unbind-account.ts';

type ManagedCalls = Pick<
  Handlers['bankAccount'],
  'listManaged' | 'get' | 'save' | 'setDefault' | 'remove' | 'startVerification' | 'queryBalance' | 'balance' | 'transactions'
>;

/** The accounts of the enterprise in the hands of its administrator. */
export const managedAccountHandlers = (services: Pick<Services, 'bankOn' | 'limiter'>): ManagedCalls => ({
  listManaged,
  async get(context, { id }) {
    const enterpriseNo = enterpriseOf(context);
    const row = await ownAccount(context.db, enterpriseNo, id);
    const { uses, useCount } = await openUsesOf(context.db, row.account);
    return { ...ownAccountView(row, context.viewer.role), uses, useCount, log: await accountLog(context.db, enterpriseNo, id) };
  },
  save: addAccount,
  setDefault,
  remove: unbindAccount,
  async startVerification(context, shown) {
    services.limiter.take(LIMITS.startVerification, enterpriseOf(context));
    return depositView(context, services.bankOn(context.db), await startCheck(context, shown));
  },
  queryBalance: queryBalance(services),
  balance: channelFunds,
  transactions: listTransactions(services),
});
