import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, type CivilDate } from '@lianxin/domain';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { categoryUse, issuance, tradeContract, tradeInvoice } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { categoryOf } from './dictionary.ts';

/** The other party of a contract or an invoice. */
const otherOf = ({ buyerNo, sellerNo }: Pick<typeof tradeContract | typeof tradeInvoice, 'buyerNo' | 'sellerNo'>) =>
  sql`case when ${buyerNo} = ${categoryUse.enterpriseNo} then ${sellerNo} else ${buyerNo} end`;

/** The whole group's for a category of its head, otherwise the enterprise's own. */
export const listUses: Handlers['category']['uses'] = async ({ db, ...context }, request) => {
  const enterpriseNo = enterpriseOf(context);
  const { id, owner } = await categoryOf(db, enterpriseNo, request.id);
  const where = and(eq(categoryUse.categoryId, id), owner === 'own' ? undefined : eq(categoryUse.enterpriseNo, enterpriseNo));
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({
      kind: categoryUse.kind,
      subjectId: categoryUse.subjectId,
      userNo: categoryUse.enterpriseNo,
      number: sql<string | null>`coalesce(${tradeContract.number}, ${tradeInvoice.number}, ${issuance.applicationNumber})`,
      counterpartyNo: sql<EnterpriseNo | null>`coalesce(${otherOf(tradeContract)}, ${otherOf(tradeInvoice)}, ${issuance.recipientNo})`,
      amount: sql<string | null>`coalesce(${tradeContract.amount}, ${tradeInvoice.amountWithTax}, ${issuance.amount})::text`,
      on: sql<CivilDate>`coalesce(${tradeContract.signedOn}, ${tradeInvoice.issuedOn}, (${categoryUse.since} at time zone 'Asia/Shanghai')::date)::text`,
    })
    .from(categoryUse)
    .leftJoin(tradeContract, and(eq(categoryUse.kind, 'contract'), eq(sql`${tradeContract.id}`, categoryUse.subjectId)))
    .leftJoin(tradeInvoice, and(eq(categoryUse.kind, 'invoice'), eq(sql`${tradeInvoice.id}`, categoryUse.subjectId)))
    .leftJoin(issuance, and(eq(categoryUse.kind, 'voucher'), eq(sql`${issuance.id}`, categoryUse.subjectId)))
    .where(where)
    .orderBy(desc(categoryUse.since), desc(categoryUse.subjectId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(categoryUse).where(where);
  const party = await partiesOf(
    db,
    rows.flatMap(({ userNo, counterpartyNo }) => [userNo, counterpartyNo]),
  );
  return {
    list: rows.map(({ kind, subjectId, number, counterpartyNo, amount, on, userNo }) => ({
      kind,
      subjectId,
      number: number ?? subjectId,
      counterparty: counterpartyNo === null ? null : party(counterpartyNo).name,
      amount: amount === null ? null : fen(BigInt(amount)),
      on,
      user: party(userNo),
    })),
    total: counted?.total ?? 0,
    page: request.page,
    pageSize: request.pageSize,
  };
};
