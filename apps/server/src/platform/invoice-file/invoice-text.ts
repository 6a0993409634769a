/** The invoice fields as written in a file; null where the file has no value. */
export interface InvoiceText {
  readonly kind: 'special' | 'ordinary' | null;
  readonly code: string | null;
  readonly number: string | null;
  readonly checkCode: string | null;
  readonly issuedOn: string | null;
  readonly amountWithoutTax: string | null;
  readonly amountWithTax: string | null;
  readonly tax: string | null;
  readonly goods: string | null;
  readonly buyerTaxNumber: string | null;
  readonly sellerTaxNumber: string | null;
}
