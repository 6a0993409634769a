import { EnterpriseNo } from '@lianxin/api/contract';
import { and, asc, count, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { containing, windowOf } from '../../platform/db/page.ts';
import { enterprise, piece } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import { standing, touchedBy } from './visible.ts';

const PARTS = { issuer: piece.issuerNo, sender: piece.fromNo };

/** The enterprises that issued or sent what a list of pieces shows, by name; whoever sees the piece knows them. */
export const listParties: Handlers['voucher']['listParties'] = async (context, request) => {
  const { db } = context;
  const { of, part, search, enterpriseNos, page, pageSize } = request;
  const viewerNo = enterpriseOf(context);
  const pattern = search ? containing(search) : undefined;
  const occurs = db
    .select({ one: sql`1` })
    .from(piece)
    .where(and(eq(PARTS[part], enterprise.enterpriseNo), of === 'holdings' ? eq(piece.holderNo, viewerNo) : touchedBy(viewerNo), standing));
  const where = and(
    exists(occurs),
    enterpriseNos && inArray(enterprise.enterpriseNo, enterpriseNos),
    pattern === undefined ? undefined : or(ilike(enterprise.name, pattern), ilike(enterprise.creditCode, pattern)),
  );
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ enterpriseNo: enterprise.enterpriseNo, name: enterprise.name, creditCode: enterprise.creditCode })
    .from(enterprise)
    .where(where)
    .orderBy(asc(enterprise.name), asc(enterprise.enterpriseNo))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(enterprise).where(where);
  const list = rows.map((row) => ({ ...row, enterpriseNo: z.parse(EnterpriseNo, row.enterpriseNo) }));
  return { list, total: counted?.total ?? 0, page, pageSize };
};
