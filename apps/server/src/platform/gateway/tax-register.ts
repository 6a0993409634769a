import { INVOICE_ELEMENTS, parseYuan, Refusal, yuanOf, type CivilDate, type Fen, type InvoiceKind, type TaxAnswer } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway } from './http-gateway.ts';
import { sandboxTaxRegister } from './sandbox-tax-register.ts';

/** The data that the tax register needs to verify an invoice (rules §7). Depending on the kind, it is the amount with or without tax, or the check code. */
interface TaxRequest {
  readonly kind: InvoiceKind;
  readonly code: string;
  readonly number: string;
  readonly issuedOn: CivilDate;
  readonly amount?: Fen;
  readonly checkCode?: string;
}

/** The tax authority's invoice register. */
export interface TaxRegister {
  check(question: TaxRequest): Promise<TaxAnswer>;
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

/** The configured gateway, or a simulated register in a sandbox; otherwise verification is refused as under maintenance. */
export function taxRegister({ tax, sandbox }: Pick<Config, 'tax' | 'sandbox'>, db: Db): TaxRegister {
  if (tax)
    return {
      check: ({ amount, ...question }) =>
        askGateway(tax, '/invoices', { ...question, ...(amount === undefined ? {} : { amount: yuanOf(amount) }) }, Answer),
    };
  if (sandbox) return sandboxTaxRegister(db);
  return { check: () => Promise.reject(new Refusal('MAINTENANCE')) };
}
