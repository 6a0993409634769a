import type { TaxAnswer } from '@lianxin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { enterprise, tradeInvoice } from '../../schema/index.ts';
import type { TaxRegister } from './tax-register.ts';

/** What the sandbox's register says of numbers that end so, whatever else is asked. */
const ENDINGS: Readonly<Record<string, TaxAnswer>> = {
  '9991': { outcome: 'different', elements: ['amountWithTax'] },
  '9994': { outcome: 'notFound' },
};
const STANDINGS: Readonly<Record<string, 'void' | 'reversed'>> = { '9992': 'void', '9993': 'reversed' };
/** A number that ends so was made out by another seller. */
const OTHER_SELLER = '9995';

const buyer = alias(enterprise, 'buyer');
const seller = alias(enterprise, 'seller');

/** The sandbox's register knows every invoice that was written down here, and answers the same to the same. */
export const sandboxTaxRegister = (db: Db): TaxRegister => ({
  async check({ code, number }) {
    const ending = number.slice(-4);
    const said = ENDINGS[ending];
    if (said) return said;
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
      sellerTaxNumber: ending === OTHER_SELLER ? (row.buyer ?? '') : (row.seller ?? ''),
      amountWithTax: row.amountWithTax,
    };
  },
});
