import { PieceId, type Contract, type EnterpriseNo, type ResponseOf } from '@lianxin/api/contract';
import { agingOf, balanceLineOf, daysLate, holdsPermission, receivableActs } from '@lianxin/domain';
import { and, eq, getViewSelectedFields, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CallContext } from '../../../../platform/call-context.ts';
import type { Db } from '../../../../platform/db/client.ts';
import { rowViewerOf } from '../../../../platform/session/row-viewer.ts';
import { receivable } from '../../../../schema/index.ts';
import { reminderShown } from '../../../applications/application/index.ts';
import { coreCustomersAmong } from '../../../trade/suppliers/index.ts';
import { yearOfSales } from './year-of-sales.ts';

type View = ResponseOf<Contract['receivable']['list']>['list'][number];

const askedAt = sql<Date | null>`(select max(r.reminded_at) from reminder r where r.object_kind = 'receivable' and r.object_id = ${receivable.id})`;

export const selectReceivables = (db: Db) =>
  db
    .select({ row: getViewSelectedFields(receivable), askedAt: askedAt.mapWith((at: string | Date) => new Date(at)) })
    .from(receivable)
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectReceivables>>[number];

/** Debtors of open registered entries, who may be asked for a voucher. */
const debtorsToAsk = (found: readonly Selected[]): EnterpriseNo[] =>
  found.flatMap(({ row }) => (row.origin === 'plain' && !row.collected && row.debtorNo !== null ? [row.debtorNo] : []));

/** `habitual`: the enterprise sells vouchers habitually. */
export async function receivableViews(context: CallContext, found: readonly Selected[], habitual: boolean): Promise<View[]> {
  const { viewerNo, role, today } = rowViewerOf(context);
  const mayMake = holdsPermission(role, 'dues.make');
  const cores = mayMake ? await coreCustomersAmong(context, viewerNo, debtorsToAsk(found)) : new Set<EnterpriseNo>();
  return found.map(({ row, askedAt: asked }) => {
    const { debtorNo, debtorName, debtorCode, invoiceId, invoiceNumber, beingSold, collected, registeredAt, ownerNo: _, ...shown } = row;
    const late = collected ? 0 : daysLate(row.paysOn, today);
    const isCollected = row.collectedOn !== null;
    const acts = receivableActs({
      origin: row.origin,
      collected: isCollected,
      covered: collected && !isCollected,
      mayIssue: debtorNo !== null && cores.has(debtorNo),
    });
    return {
      ...shown,
      debtor: { enterpriseNo: debtorNo, name: debtorName, creditCode: debtorCode },
      daysLate: late,
      standing: collected ? 'collected' : agingOf(late),
      line: balanceLineOf({ voucher: row.origin === 'voucher', beingSold, habitual }),
      pieceId: row.origin === 'voucher' ? z.parse(PieceId, row.id) : null,
      invoice: invoiceId === null || invoiceNumber === null ? null : { id: invoiceId, number: invoiceNumber },
      askedAt: asked?.toISOString() ?? null,
      ...(asked && { lastReminder: reminderShown(asked, today) }),
      registeredAt: registeredAt.toISOString(),
      acts: mayMake ? [...acts] : [],
    };
  });
}

export async function receivableView(context: CallContext, id: View['id']): Promise<View> {
  const { viewerNo, today } = rowViewerOf(context);
  const found = await selectReceivables(context.db).where(and(eq(receivable.id, id), eq(receivable.ownerNo, viewerNo)));
  const { habitual } = await yearOfSales(context.db, viewerNo, today);
  const [view] = await receivableViews(context, found, habitual);
  if (!view) throw new Error(`receivable ${id} is gone`);
  return view;
}
