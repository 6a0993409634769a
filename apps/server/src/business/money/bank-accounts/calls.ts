import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers, ServedHandlers } from '../../../calls/handler.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
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

const get: Handlers['bankAccount']['get'] = async (context, { id }) => {
  const enterpriseNo = enterpriseOf(context);
  const row = await ownAccount(context.db, enterpriseNo, id);
  const { uses, useCount } = await openUsesOf(context.db, row.account);
  return { ...ownAccountView(row, context.viewer.role), uses, useCount, log: await accountLog(context.db, enterpriseNo, id) };
};

const startVerification: ServedHandlers['bankAccount']['startVerification'] = async (context, shown, services) => {
  await services.limiter.take(LIMITS.startVerification, enterpriseOf(context));
  return depositView(context, services.bankOn(context.db), await startCheck(context, shown));
};

export const managedAccountCalls = {
  bankAccount: {
    listManaged: { scope: 'enterprise', statements: 3, handle: listManaged },
    get: { scope: 'enterprise', statements: 4, handle: get },
    save: { scope: 'enterprise', statements: 10, handle: addAccount },
    setDefault: { scope: 'enterprise', statements: 10, handle: setDefault },
    remove: { scope: 'enterprise', statements: 12, handle: unbindAccount },
    startVerification: { scope: 'enterprise', statements: 14, handle: startVerification },
    // A slow bank must not keep a transaction open.
    queryBalance: { scope: 'enterprise', ownTransactions: true, statements: 7, handle: queryBalance },
    balance: { scope: 'enterprise', statements: 2, handle: channelFunds },
    transactions: { scope: 'enterprise', statements: 3, handle: listTransactions },
  },
} satisfies SomeCalls;
