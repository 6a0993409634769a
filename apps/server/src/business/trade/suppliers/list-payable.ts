import { Refusal } from '@lianxin/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { bankAccount } from '../../../schema/index.ts';
import { usable } from '../../foundation/parties/index.ts';
import { supplierAccountView } from './supplier-account.ts';
import { dealsWith } from './suppliers.ts';

export const listPayable: Handlers['bankAccount']['listPayable'] = async (context, { enterpriseNo }) => {
  const { db } = context;
  const buyerNo = enterpriseOf(context);
  if (!(await dealsWith(db, buyerNo, enterpriseNo))) throw new Refusal('NOT_FOUND');
  const rows = await db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.enterpriseNo, enterpriseNo), usable))
    .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id));
  return Promise.all(rows.map((row) => supplierAccountView(db, buyerNo, row)));
};
