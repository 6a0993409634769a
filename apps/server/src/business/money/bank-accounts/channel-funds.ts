import { sumFen, ZERO_FEN } from '@lianxin/domain';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount } from '../../../schema/index.ts';
import type { AccountRow } from '../../foundation/parties/index.ts';
import { balanceView } from './balance-view.ts';
import { ownAccounts, ownAccountView } from './own-accounts.ts';

function fundsOf({ balance, opening, received, paid, balanceAt }: AccountRow) {
  if (balance === null || opening === null || received === null || paid === null || balanceAt === null) return null;
  return balanceView({ balance, opening, received, paid, balanceAt });
}

/** Accounts of a channel and supervised accounts, with their last balances. */
export const channelFunds: Handlers['bankAccount']['balance'] = async (context) => {
  const rows = await ownAccounts(context.db)
    .where(
      and(
        eq(bankAccount.enterpriseNo, enterpriseOf(context)),
        or(eq(bankAccount.state, 'normal'), eq(bankAccount.state, 'frozen')),
        or(isNotNull(bankAccount.channel), eq(bankAccount.kind, 'supervised')),
      ),
    )
    .orderBy(asc(bankAccount.channel), asc(bankAccount.id));
  const accounts = rows.map((row) => ({ ...ownAccountView(row, context.viewer.role), funds: fundsOf(row.account) }));
  return { total: sumFen(accounts.map(({ balance }) => balance ?? ZERO_FEN)), accounts };
};
