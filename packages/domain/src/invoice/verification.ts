import type { Fen } from '../money/yuan.ts';

/** How an invoice stands in the tax register (rules §7). */
export const VERIFICATIONS = ['unchecked', 'consistent', 'inconsistent', 'void', 'reversed', 'notFound'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** What can differ between an invoice as it was written down and the tax register. */
export const INVOICE_ELEMENTS = ['issuedOn', 'amountWithoutTax', 'amountWithTax', 'checkCode', 'buyer', 'seller'] as const;
export type InvoiceElement = (typeof INVOICE_ELEMENTS)[number];

/** What the tax register says. `found`: what was asked agrees, and this is what else it knows. */
export type TaxAnswer =
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'different'; readonly elements: readonly InvoiceElement[] }
  | {
      readonly outcome: 'found';
      readonly standing: 'normal' | 'void' | 'reversed';
      readonly buyerTaxNumber: string;
      readonly sellerTaxNumber: string;
      readonly amountWithTax?: Fen | undefined;
    };

interface Written {
  readonly buyerTaxNumber: string | null;
  readonly sellerTaxNumber: string | null;
  readonly amountWithTax: Fen;
}

/** How an invoice stands by what the register says of it, and what differs: it must be between the same two, for the same sum. */
export function verificationOf(
  written: Written,
  answer: TaxAnswer,
): { readonly verification: Verification; readonly different: readonly InvoiceElement[] } {
  if (answer.outcome === 'notFound') return { verification: 'notFound', different: [] };
  if (answer.outcome === 'different') return { verification: 'inconsistent', different: answer.elements };
  if (answer.standing !== 'normal') return { verification: answer.standing, different: [] };
  const differs: Readonly<Record<'amountWithTax' | 'buyer' | 'seller', boolean>> = {
    amountWithTax: answer.amountWithTax !== undefined && answer.amountWithTax !== written.amountWithTax,
    buyer: answer.buyerTaxNumber !== written.buyerTaxNumber,
    seller: answer.sellerTaxNumber !== written.sellerTaxNumber,
  };
  const different = (['amountWithTax', 'buyer', 'seller'] as const).filter((element) => differs[element]);
  return { verification: different.length === 0 ? 'consistent' : 'inconsistent', different };
}

/** Whether an invoice that stands so in the register covers anything: one that is void, reversed, different or unknown does not. */
export const coversAnything = (verification: Verification): boolean => verification === 'consistent' || verification === 'unchecked';
