import type { Fen } from '../money/yuan.ts';

/** Result of verifying an invoice with the tax register (rules §7). */
export const VERIFICATIONS = ['unchecked', 'consistent', 'inconsistent', 'void', 'reversed', 'notFound'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** Fields that can differ between an entered invoice and the tax register. */
export const INVOICE_ELEMENTS = ['issuedOn', 'amountWithoutTax', 'amountWithTax', 'checkCode', 'buyer', 'seller'] as const;
export type InvoiceElement = (typeof INVOICE_ELEMENTS)[number];

/** Response of the tax register. `found`: the queried fields agree, and the response carries further ones. */
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

interface EnteredInvoice {
  readonly buyerTaxNumber: string | null;
  readonly sellerTaxNumber: string | null;
  readonly amountWithTax: Fen;
}

/** Compares an entered invoice with the tax register: buyer, seller and total must agree. Returns the result and the fields that differ. */
export function verificationOf(
  entered: EnteredInvoice,
  answer: TaxAnswer,
): { readonly verification: Verification; readonly different: readonly InvoiceElement[] } {
  if (answer.outcome === 'notFound') return { verification: 'notFound', different: [] };
  if (answer.outcome === 'different') return { verification: 'inconsistent', different: answer.elements };
  if (answer.standing !== 'normal') return { verification: answer.standing, different: [] };
  const differs: Readonly<Record<'amountWithTax' | 'buyer' | 'seller', boolean>> = {
    amountWithTax: answer.amountWithTax !== undefined && answer.amountWithTax !== entered.amountWithTax,
    buyer: answer.buyerTaxNumber !== entered.buyerTaxNumber,
    seller: answer.sellerTaxNumber !== entered.sellerTaxNumber,
  };
  const different = (['amountWithTax', 'buyer', 'seller'] as const).filter((element) => differs[element]);
  return { verification: different.length === 0 ? 'consistent' : 'inconsistent', different };
}

/** Whether an invoice counts as cover; a void, reversed, inconsistent or unknown one does not. */
export const coversAnything = (verification: Verification): boolean => verification === 'consistent' || verification === 'unchecked';
