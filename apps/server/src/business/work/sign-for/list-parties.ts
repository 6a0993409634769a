import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { enterprise, piece } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { listByName } from '../../foundation/parties/index.ts';
import { isHolding, touchedBy } from '../../vouchers/voucher/index.ts';
import { incomingOf } from './list-incoming.ts';

const PARTS = { issuer: piece.issuerNo, sender: piece.fromNo };
const INCOMING_PARTS = { issuer: sql`issuer_no`, sender: sql`from_no` };

type Request = RequestOf<Contract['voucher']['listParties']>;

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
      .where(and(eq(PARTS[part], enterprise.enterpriseNo), shown, isHolding)),
  );
}

/** Issuers or senders in a list, by name; they are visible to its reader. */
export const listParties: Handlers['voucher']['listParties'] = (context, request) =>
  listByName(context.db, occursIn(context.db, enterpriseOf(context), request), request);
