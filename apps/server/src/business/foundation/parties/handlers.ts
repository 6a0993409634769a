import { maskName, Refusal } from '@lianxin/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import { bankAccount, enterprise } from '../../../schema/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { accountOf, accountView } from './accounts.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { suspensionOf } from './suspend.ts';

/** The enterprise of the session. */
export const enterpriseHandlers = {
  async get(context) {
    const enterpriseNo = enterpriseOf(context);
    const [row] = await context.db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
    if (!row) throw new Refusal('NOT_FOUND');
    const { name, creditCode, legalName, size, address, confirmsSignFor } = row;
    const issueSuspension = row.issueSuspended ? await suspensionOf(context.db, row) : null;
    return { enterpriseNo, name, creditCode, legalName: maskName(legalName), size, address, issueSuspension, confirmsSignFor };
  },
  async reservedPayAccount(context) {
    const [row] = await context.db
      .select()
      .from(bankAccount)
      .where(and(eq(bankAccount.enterpriseNo, enterpriseOf(context)), eq(bankAccount.pays, true), eq(bankAccount.state, 'normal')))
      .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id))
      .limit(1);
    return row ? accountView(row) : null;
  },
} satisfies Partial<Handlers['enterprise']>;

export const bankAccountHandlers = {
  async list(context) {
    const rows = await context.db
      .select()
      .from(bankAccount)
      .where(and(eq(bankAccount.enterpriseNo, enterpriseOf(context)), eq(bankAccount.state, 'normal')))
      .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id));
    return rows.map(accountView);
  },
  async reveal(context, { id }) {
    const row = await accountOf(context.db, enterpriseOf(context), id);
    if (!row) throw new Refusal('NOT_FOUND');
    await recordAudit(context, 'bankAccount.reveal', id);
    return { accountNumber: row.accountNumber };
  },
} satisfies Partial<Handlers['bankAccount']>;
