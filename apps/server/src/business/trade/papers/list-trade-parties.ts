import { exists, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { supplierRelation } from '../../../schema/index.ts';
import { listByName } from '../../foundation/parties/index.ts';

export const listTradeParties: Handlers['tradeInvoice']['listParties'] = (context, request) => {
  const { db } = context;
  const ownNo = enterpriseOf(context);
  const { side } = request;
  const { buyerNo, supplierNo } = supplierRelation;
  const related = {
    buyer: sql`${buyerNo} = ${ownNo} and ${supplierNo} = enterprise.enterprise_no`,
    seller: sql`${supplierNo} = ${ownNo} and ${buyerNo} = enterprise.enterprise_no`,
  };
  const known = exists(
    db
      .select({ one: sql`1` })
      .from(supplierRelation)
      .where(side === undefined ? or(related.buyer, related.seller) : related[side]),
  );
  return listByName(db, known, request);
};
