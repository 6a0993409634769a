import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { maskName, Refusal } from '@lianxin/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import { bankAccount, enterprise } from '../../../schema/index.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { accountOf, accountView } from './accounts.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { configOf, saveConfigs } from './config.ts';
import { suspensionOf } from './suspend.ts';

const get: Handlers['enterprise']['get'] = async (context) => {
  const enterpriseNo = enterpriseOf(context);
  const [row] = await context.db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo));
  if (!row) throw new Refusal('NOT_FOUND');
  const { name, creditCode, legalName, size, address, confirmsSignFor } = row;
  const issueSuspension = row.issueSuspended ? await suspensionOf(context.db, enterpriseNo, row.suspensionReason) : null;
  return { enterpriseNo, name, creditCode, legalName: maskName(legalName), size, address, issueSuspension, confirmsSignFor };
};

const reservedPayAccount: Handlers['enterprise']['reservedPayAccount'] = async (context) => {
  const [row] = await context.db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseOf(context)), eq(bankAccount.pays, true), eq(bankAccount.state, 'normal')))
    .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id))
    .limit(1);
  return row ? accountView(row) : null;
};

const list: Handlers['bankAccount']['list'] = async (context) => {
  const rows = await context.db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseOf(context)), eq(bankAccount.state, 'normal')))
    .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id));
  return rows.map(accountView);
};

const reveal: Handlers['bankAccount']['reveal'] = async (context, { id }) => {
  const row = await accountOf(context.db, enterpriseOf(context), id);
  if (!row) throw new Refusal('NOT_FOUND');
  await recordAudit(context, 'bankAccount.reveal', id);
  return { accountNumber: row.accountNumber };
};

/** The caller's enterprise, its accounts and its settings. */
export const partyCalls = {
  enterprise: {
    get: { scope: 'enterprise', statements: 2, handle: get },
    reservedPayAccount: { scope: 'enterprise', statements: 2, handle: reservedPayAccount },
    getConfig: { scope: 'enterprise', statements: 4, handle: (context) => configOf(context.db, enterpriseOf(context)) },
    saveConfigs: { scope: 'enterprise', statements: 14, handle: saveConfigs },
  },
  bankAccount: {
    list: { scope: 'enterprise', statements: 2, handle: list },
    reveal: { scope: 'enterprise', statements: 3, handle: reveal },
  },
} satisfies SomeCalls;
