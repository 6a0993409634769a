import { FeeItemId, type Contract, type ResponseOf } from '@lianxin/api/contract';
import { addDays, holdsPermission } from '@lianxin/domain';
import { and, asc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../../calls/handler.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import type { Db } from '../../../platform/db/client.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../platform/db/page.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { feePayment, feePaymentLine, file, invoiceRequest, invoiceRequestLine } from '../../../schema/index.ts';
import { fileView } from '../../foundation/files/index.ts';

type FeePayment = ResponseOf<Contract['fee']['payments']>['list'][number];

const matchesSearch = (search: string): SQL | undefined => {
  const pattern = containing(search);
  return or(
    ilike(feePayment.paymentNumber, pattern),
    ilike(feePayment.payerName, pattern),
    isAmountIn(search, feePayment.amount),
    sql`exists (select 1 from ${feePaymentLine} where ${feePaymentLine.paymentId} = ${feePayment.id} and ${feePaymentLine.summary} ilike ${pattern})`,
  );
};

const SORTS = { paymentNumber: feePayment.paymentNumber, paidAt: feePayment.paidAt, amount: feePayment.amount };

/** The fees of payments with their invoice requests. */
const linesOf = (db: Db, ids: readonly FeePayment['id'][]) => {
  const { id, requestNumber, state, invoiceNumber } = invoiceRequest;
  return (
    db
      .select({ line: feePaymentLine, invoice: { id, requestNumber, state, invoiceNumber } })
      .from(feePaymentLine)
      // A returned fee is invoiced with the payment that was found later.
      .leftJoin(
        invoiceRequestLine,
        and(
          eq(invoiceRequestLine.chargeId, feePaymentLine.feeId),
          eq(invoiceRequestLine.live, true),
          eq(feePaymentLine.state, 'confirmed'),
        ),
      )
      .leftJoin(invoiceRequest, eq(invoiceRequest.id, invoiceRequestLine.requestId))
      .where(inArray(feePaymentLine.paymentId, [...ids]))
      .orderBy(asc(feePaymentLine.feeId))
  );
};

type Line = Awaited<ReturnType<typeof linesOf>>[number];

const lineView = ({ line, invoice }: Line): FeePayment['lines'][number] => ({
  feeId: z.parse(FeeItemId, line.feeId),
  kind: line.kind,
  summary: line.summary,
  amount: line.amount,
  state: line.state,
  decidedAt: line.decidedAt?.toISOString() ?? null,
  reason: line.reason,
  invoice,
});

export const payments: Handlers['fee']['payments'] = async (context, request) => {
  const { db } = context;
  const { states, search, paidFrom, paidTo } = request;
  const filter = and(
    eq(feePayment.enterpriseNo, enterpriseOf(context)),
    search ? matchesSearch(search) : undefined,
    paidFrom === undefined ? undefined : gte(feePayment.paidAt, startOfDay(paidFrom)),
    paidTo === undefined ? undefined : lt(feePayment.paidAt, startOfDay(addDays(paidTo, 1))),
  );
  const { limit, offset } = windowOf(request);
  const [rows, counts] = await settled([
    db
      .select({ row: feePayment, proof: file })
      .from(feePayment)
      .leftJoin(file, eq(file.id, feePayment.proofId))
      .where(and(filter, states && states.length > 0 ? inArray(feePayment.state, states) : undefined))
      .orderBy(...orderOf(request, SORTS, feePayment.paidAt, feePayment.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ state: feePayment.state, ...stateCountOf({ amount: feePayment.amount }) })
      .from(feePayment)
      .where(filter)
      .groupBy(feePayment.state),
  ] as const);
  const lines = await linesOf(
    db,
    rows.map(({ row }) => row.id),
  );
  const mayProve = holdsPermission(rowViewerOf(context).role, 'fee.pay');
  const list = rows.map(({ row, proof }): FeePayment => ({
    id: row.id,
    paymentNumber: row.paymentNumber,
    state: row.state,
    amount: row.amount,
    paidBy: row.payerName,
    paidAt: row.paidAt.toISOString(),
    payee: row.payee,
    proof: proof && fileView(proof),
    lines: lines.filter(({ line }) => line.paymentId === row.id).map(lineView),
    acts: mayProve && row.state === 'declared' ? ['addProof'] : [],
  }));
  return countedPage(request, list, counts);
};
