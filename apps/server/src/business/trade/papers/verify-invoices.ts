import { checkedBy, Refusal, verificationOf } from '@lianxin/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { invoiceRows, invoiceRowViews } from './invoice-rows.ts';
import { partyTo } from './parties-of-trade.ts';
import type { InvoiceRow } from './trade-rows.ts';

/** Queries one invoice after another and stores each answer at once; no transaction waits for the register. */
export const verifyInvoices: ServedHandlers['tradeInvoice']['verify'] = async (context, { ids }, { taxRegisterOn, limiter }) => {
  const { db, clock } = context;
  const ownNo = enterpriseOf(context);
  const mine = and(inArray(tradeInvoice.id, ids), isNull(tradeInvoice.supersededAt), partyTo(tradeInvoice, ownNo));
  const rows = await db.select().from(tradeInvoice).where(mine).orderBy(tradeInvoice.id);
  if (rows.length < new Set(ids).size) throw new Refusal('NOT_FOUND');
  const parties = await partiesOf(
    db,
    rows.flatMap(({ buyerNo, sellerNo }) => [buyerNo, sellerNo]),
  );
  const register = taxRegisterOn(db);

  async function verify(row: InvoiceRow): Promise<void> {
    await limiter.take(LIMITS.verifyInvoice, ownNo);
    const { kind, code, number, issuedOn, checkCode, amountWithTax, amountWithoutTax } = row;
    const by = checkedBy(kind);
    const answer = await register
      .check({
        kind,
        code,
        number,
        issuedOn,
        ...(by === 'checkCode' ? { checkCode: checkCode ?? '' } : { amount: by === 'net' ? amountWithoutTax : amountWithTax }),
      })
      .catch((error: unknown) => {
        throw error instanceof GatewayError ? new Refusal('TAX_REGISTER_SILENT') : error;
      });
    const written = {
      buyerTaxNumber: parties(row.buyerNo).creditCode,
      sellerTaxNumber: parties(row.sellerNo).creditCode,
      amountWithTax,
    };
    const { verification, different } = verificationOf(written, answer);
    // Ignore the answer if the invoice was changed meanwhile.
    const same = and(eq(tradeInvoice.id, row.id), eq(tradeInvoice.version, row.version));
    await context.transaction((own) =>
      own
        .update(tradeInvoice)
        .set({
          verification,
          different: [...different],
          verifiedAt: clock.now(),
          version: sql`${tradeInvoice.version} + 1`,
          changedAt: clock.now(),
          changedBy: context.viewer.displayName,
        })
        .where(same),
    );
  }

  for (const row of rows)
    if (checkedBy(row.kind) !== 'checkCode' || row.checkCode !== null)
      // oxlint-disable-next-line no-await-in-loop -- the register is queried one by one
      await verify(row);
  return { list: await invoiceRowViews(context, await invoiceRows(db).where(mine)) };
};
