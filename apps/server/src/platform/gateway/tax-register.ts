import { INVOICE_ELEMENTS, parseYuan, Refusal, yuanOf, type CivilDate, type Fen, type InvoiceKind, type TaxAnswer } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway } from './http-gateway.ts';
import { sandboxTaxRegister } from './sandbox-tax-register.ts';

/** An invoice by what the tax register is asked by (rules §7): an amount, that without tax or the total as its kind has it, or its check code. */
interface TaxQuestion {
  readonly kind: InvoiceKind;
  readonly code: string;
  readonly number: string;
  readonly issuedOn: CivilDate;
  readonly amount?: Fen;
  readonly checkCode?: string;
}

/** The tax authority's register of invoices. */
export interface TaxRegister {
  check(question: TaxQuestion): Promise<TaxAnswer>;
}

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
export function taxRegister({ tax, sandbox }: Pick<Config, 'tax' | 'sandbox'>, db: Db): TaxRegister {
  if (tax)
    return {
      check: ({ amount, ...question }) =>
        askGateway(tax, '/invoices', { ...question, ...(amount === undefined ? {} : { amount: yuanOf(amount) }) }, Answer),
    };
  if (sandbox) return sandboxTaxRegister(db);
  return { check: () => Promise.reject(new Refusal('MAINTENANCE')) };
}
