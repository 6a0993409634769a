import { isFeeState, shanghaiDate, type ServiceCharge } from '@lianxin/domain';
import { and, asc, eq, getViewSelectedFields, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import type { EnterpriseNo } from '../../../schema/ids.ts';
import { charge, invoiceRequest, invoiceRequestLine } from '../../../schema/index.ts';

/** Charges that were not cancelled, earliest first, with their invoice requests. */
export async function serviceChargesOf(db: Db, enterpriseNo: EnterpriseNo) {
  const { id, requestNumber, state } = invoiceRequest;
  const rows = await db
    .select({ row: getViewSelectedFields(charge), invoice: { id, requestNumber, state } })
    .from(charge)
    .leftJoin(invoiceRequestLine, and(eq(invoiceRequestLine.chargeId, charge.id), eq(invoiceRequestLine.live, true)))
    .leftJoin(invoiceRequest, eq(invoiceRequest.id, invoiceRequestLine.requestId))
    .where(and(eq(charge.enterpriseNo, enterpriseNo), isNull(charge.payeeNo), ne(charge.state, 'cancelled')))
    .orderBy(asc(charge.askedAt), asc(charge.id));
  return rows.flatMap(({ row, invoice }) => {
    const { kind, amount, state: stands } = row;
    // What the platform is paid is never owed back.
    if (!isFeeState(stands)) return [];
    const charged: ServiceCharge = { on: shanghaiDate(row.askedAt), kind, application: row.objectKind, amount, state: stands };
    return [{ ...charged, row, invoice }];
  });
}

export type ChargeOfService = Awaited<ReturnType<typeof serviceChargesOf>>[number];
