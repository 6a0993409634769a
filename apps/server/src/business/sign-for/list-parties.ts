import { EnterpriseNo, type Contract, type RequestOf } from '@lianxin/api/contract';
import { and, asc, count, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { containing, windowOf } from '../../platform/db/page.ts';
import { enterprise, piece } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import { standing, touchedBy } from '../voucher/visible.ts';
import { incomingOf } from './list-incoming.ts';

const PARTS = { issuer: piece.issuerNo, sender: piece.fromNo };
const INCOMING_PARTS = { issuer: sql`issuer_no`, sender: sql`from_no` };

type Request = RequestOf<Contract['voucher']['listParties']>;

/** Whether an enterprise issued or sent something that the list shows. */
function occursIn(db: Db, viewerNo: EnterpriseNo, { of, part }: Pick<Request, 'of' | 'part'>): SQL | undefined {
  if (of === 'incoming')
    return or(
      ...incomingOf(viewerNo).map(
        (incoming) =>
          sql`exists (select 1 from ${incoming} where state is not null and ${INCOMING_PARTS[part]} = ${enterprise.enterpriseNo})`,
      ),
    );
  const shown = of === 'holdings' ? eq(piece.holderNo, viewerNo) : touchedBy(viewerNo);
  return exists(
    db
      .select({ one: sql`1` })
      .from(piece)
      .where(and(eq(PARTS[part], enterprise.enterpriseNo), shown, standing)),
  );
}

/** The enterprises that issued or sent what a list shows, by name; whoever sees the row knows them. */
export const listParties: Handlers['voucher']['listParties'] = async (context, request) => {
  const { db } = context;
  const { search, enterpriseNos, page, pageSize } = request;
  const pattern = search ? containing(search) : undefined;
  const where = and(
    occursIn(db, enterpriseOf(context), request),
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
