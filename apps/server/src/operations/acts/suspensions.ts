import { EnterpriseNo } from '@lianxin/api/contract';
import { fen, messageOf, Refusal } from '@lianxin/domain';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { containing, windowOf } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/client.ts';
import { enterprise, enterpriseChannel, issuerSuspension, piece, voucher } from '../../schema/index.ts';
import { suspendIssuer } from '../../business/foundation/parties/index.ts';
import { notify } from '../../business/foundation/messages/index.ts';
import type { OperationHandlers } from '../handler.ts';

const CORE = '1';
const SHOWN_OVERDUE = 20;

async function lockedEnterprise(db: Db, enterpriseNo: EnterpriseNo) {
  const [row] = await db.select().from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

const standing = (issueSuspended: boolean, suspensionReason: string | null) => ({ issueSuspended, suspensionReason });

/** Finding the enterprise that an act is about, by part of its name, its number or its credit code. */
export const enterpriseHandlers: OperationHandlers['enterprises'] = {
  async find({ db }, { search }) {
    const rows = await db
      .select()
      .from(enterprise)
      .where(or(ilike(enterprise.name, containing(search)), eq(enterprise.enterpriseNo, search), eq(enterprise.creditCode, search)))
      .orderBy(asc(enterprise.enterpriseNo))
      .limit(20);
    const channels = await db
      .select()
      .from(enterpriseChannel)
      .where(
        and(
          eq(enterpriseChannel.kind, CORE),
          inArray(
            enterpriseChannel.enterpriseNo,
            rows.map(({ enterpriseNo }) => enterpriseNo),
          ),
        ),
      )
      .orderBy(asc(enterpriseChannel.channel));
    return {
      list: rows.map(({ enterpriseNo, name, creditCode, issueSuspended }) => ({
        enterpriseNo: z.parse(EnterpriseNo, enterpriseNo),
        name,
        creditCode,
        issueSuspended,
        coreOnChannels: channels.filter((row) => row.enterpriseNo === enterpriseNo).map(({ channel }) => channel),
      })),
    };
  },
};

/** Stopping an issuer from issuing, and letting it issue again. What it has issued stays as it is. */
export const suspensionHandlers: OperationHandlers['suspensions'] = {
  async list({ db }, { openOnly, enterpriseNo, ...page }) {
    const where = and(
      openOnly ? isNull(issuerSuspension.liftedAt) : undefined,
      enterpriseNo && eq(issuerSuspension.enterpriseNo, enterpriseNo),
    );
    const { limit, offset } = windowOf(page);
    const rows = await db
      .select({ suspension: issuerSuspension, name: enterprise.name })
      .from(issuerSuspension)
      .innerJoin(enterprise, eq(enterprise.enterpriseNo, issuerSuspension.enterpriseNo))
      .where(where)
      .orderBy(desc(issuerSuspension.imposedAt), desc(issuerSuspension.id))
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ count: count() }).from(issuerSuspension).where(where);
    return {
      list: rows.map(({ suspension, name }) => ({
        enterprise: { enterpriseNo: z.parse(EnterpriseNo, suspension.enterpriseNo), name },
        reason: suspension.reason,
        imposedBy: suspension.imposedBy,
        imposedAt: suspension.imposedAt.toISOString(),
        liftReason: suspension.liftReason,
        liftedBy: suspension.liftedBy,
        liftedAt: suspension.liftedAt?.toISOString() ?? null,
      })),
      total: all?.count ?? 0,
    };
  },
  async overdue({ db }, { enterpriseNo }) {
    const rows = await db
      .select({
        number: voucher.number,
        paymentDate: voucher.paymentDate,
        unpaid: sql<string>`sum(${piece.amount})`,
        total: sql<number>`(count(*) over ())::int`,
        all: sql<string>`sum(sum(${piece.amount})) over ()`,
      })
      .from(piece)
      .innerJoin(voucher, eq(voucher.id, piece.voucherId))
      .where(and(eq(piece.issuerNo, enterpriseNo), eq(piece.live, true), eq(piece.overdue, true)))
      .groupBy(voucher.id)
      .orderBy(asc(voucher.paymentDate), asc(voucher.number))
      .limit(SHOWN_OVERDUE);
    const [first] = rows;
    return {
      list: rows.map(({ number, paymentDate, unpaid }) => ({ number, paymentDate, unpaid: fen(BigInt(unpaid)) })),
      total: first?.total ?? 0,
      unpaid: fen(BigInt(first?.all ?? 0)),
    };
  },
  async impose(context, { enterpriseNo, reason }) {
    await lockedEnterprise(context.db, enterpriseNo);
    if (!(await suspendIssuer(context, enterpriseNo, reason, context.operator.name))) throw new Refusal('DUPLICATE');
    return { answer: {}, subjectId: enterpriseNo, before: standing(false, null), after: standing(true, reason) };
  },
  async lift(context, { enterpriseNo, reason }) {
    const { db, clock, operator } = context;
    const row = await lockedEnterprise(db, enterpriseNo);
    if (!row.issueSuspended) throw new Refusal('NOT_FOUND');
    await db.update(enterprise).set(standing(false, null)).where(eq(enterprise.enterpriseNo, enterpriseNo));
    await db
      .update(issuerSuspension)
      .set({ liftReason: reason, liftedBy: operator.name, liftedAt: clock.now() })
      .where(and(eq(issuerSuspension.enterpriseNo, enterpriseNo), isNull(issuerSuspension.liftedAt)));
    await notify(context, { ...messageOf('issuingResumed', { reason }), enterpriseNo });
    return { answer: {}, subjectId: enterpriseNo, before: standing(true, row.suspensionReason), after: standing(false, null) };
  },
};
