/** The kinds of electronic invoice that the platform issues: special, whose tax the buyer deducts, and ordinary. */
export const FEE_INVOICE_KINDS = ['special', 'ordinary'] as const;

export type FeeInvoiceKind = (typeof FEE_INVOICE_KINDS)[number];

/** Whom an invoice is made out to, and where it goes. */
export interface InvoiceProfile {
  readonly title: string;
  /** The unified social credit code. */
  readonly taxNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly email: string;
  readonly kind: FeeInvoiceKind;
}

/** What a special invoice names of its buyer; an ordinary one may leave it out (增值税专用发票使用规定). */
const SPECIAL_FIELDS = ['address', 'phone', 'bankName', 'accountNumber'] as const satisfies readonly (keyof InvoiceProfile)[];

/** What a special invoice needs and is not there. */
export const missingForSpecial = (profile: Pick<InvoiceProfile, 'kind' | (typeof SPECIAL_FIELDS)[number]>) =>
  profile.kind === 'special' ? SPECIAL_FIELDS.filter((field) => profile[field].trim() === '') : [];
