import type { TaxAnswer } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { enterprise, tradeInvoice } from '../../schema/index.ts';
import type { TaxRegister } from './tax-register.ts';

/** Fixed answers for invoice numbers with these last digits. */
const ANSWERS_BY_ENDING: Readonly<Record<string, TaxAnswer>> = {
  '9991': { outcome: 'different', elements: ['amountWithTax'] },
  '9994': { outcome: 'notFound' },
};
const STANDINGS: Readonly<Record<string, 'void' | 'reversed'>> = { '9992': 'void', '9993': 'reversed' };
/** Invoice numbers with these last digits have a different seller. */
const OTHER_SELLER_ENDING = '9995';

const buyer = alias(enterprise, 'buyer');
const seller = alias(enterprise, 'seller');

/** A simulated tax register that knows all invoices registered on the platform. */
export const sandboxTaxRegister = (db: Db): TaxRegister => ({
  async check({ code, number }) {
    const ending = number.slice(-4);
    const fixedAnswer = ANSWERS_BY_ENDING[ending];
    if (fixedAnswer) return fixedAnswer;
    const [row] = await db
      .select({ buyer: buyer.creditCode, seller: seller.creditCode, amountWithTax: tradeInvoice.amountWithTax })
      .from(tradeInvoice)
      .innerJoin(buyer, eq(buyer.enterpriseNo, tradeInvoice.buyerNo))
      .innerJoin(seller, eq(seller.enterpriseNo, tradeInvoice.sellerNo))
      .where(and(eq(tradeInvoice.code, code), eq(tradeInvoice.number, number), isNull(tradeInvoice.supersededAt)));
    if (!row) return { outcome: 'notFound' };
    return {
      outcome: 'found',
      standing: STANDINGS[ending] ?? 'normal',
      buyerTaxNumber: row.buyer ?? '',
      sellerTaxNumber: ending === OTHER_SELLER_ENDING ? (row.buyer ?? '') : (row.seller ?? ''),
      amountWithTax: row.amountWithTax,
    };
  },
});
