import { INVOICE_ELEMENTS, parseYuan, Refusal, yuanOf } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway } from './http-gateway.ts';
import { sandboxTaxRegister } from './sandbox-tax-register.ts';
import type { TaxRegister } from './tax-register.ts';

const TaxNumber = z.string().check(z.minLength(1), z.maxLength(20));
const Answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('notFound') }),
  z.object({ outcome: z.literal('different'), elements: z.array(z.enum(INVOICE_ELEMENTS)) }),
  z.object({
    outcome: z.literal('found'),
    standing: z.enum(['normal', 'void', 'reversed']),
    buyerTaxNumber: TaxNumber,
    sellerTaxNumber: TaxNumber,
    amountWithTax: z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => parseYuan(text)),
      ),
    ),
  }),
]);

/** The gateway where one is configured, the sandbox's own register in a sandbox; otherwise verifying is out of service. */
export function taxRegisterPort({ tax, sandbox }: Pick<Config, 'tax' | 'sandbox'>, db: Db): TaxRegister {
  if (tax)
    return {
      check: ({ amount, ...question }) =>
        askGateway(tax, '/invoices', { ...question, ...(amount === undefined ? {} : { amount: yuanOf(amount) }) }, Answer),
    };
  if (sandbox) return sandboxTaxRegister(db);
  return { check: () => Promise.reject(new Refusal('MAINTENANCE')) };
}
