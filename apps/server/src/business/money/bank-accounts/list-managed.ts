import { bankAccountMachine } from '@lianxin/domain';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount } from '../../../schema/index.ts';
import { ownAccounts, ownAccountView, stateInDatabase } from './own-accounts.ts';

export const listManaged: Handlers['bankAccount']['listManaged'] = async (context, request) => {
  const { db, viewer } = context;
  const pattern = request.search ? containing(request.search) : undefined;
  const found = and(
    eq(bankAccount.enterpriseNo, enterpriseOf(context)),
    request.kind && eq(bankAccount.kind, request.kind),
    pattern === undefined
      ? undefined
      : or(ilike(bankAccount.bankName, pattern), ilike(bankAccount.accountNumber, pattern), ilike(bankAccount.branchNumber, pattern)),
  );
  const { limit, offset } = windowOf(request);
  const rows = await ownAccounts(db)
    .where(request.state ? and(found, eq(stateInDatabase, request.state)) : found)
    .orderBy(sql`${bankAccount.state} = 'closed'`, desc(bankAccount.isDefault), asc(bankAccount.id))
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select({ state: stateInDatabase, ...stateCountOf({ balance: bankAccount.balance }) })
    .from(bankAccount)
    .where(found)
    .groupBy(sql`1`);
  const page = countedPage(
    { ...request, states: request.state && [request.state] },
    rows.map((row) => ownAccountView(row, viewer.role)),
    counted,
  );
  return { ...page, stateCounts: Object.fromEntries(bankAccountMachine.states.map((state) => [state, page.stateCounts[state] ?? 0])) };
};
