/** The kinds of electronic invoice that the platform issues: special (the buyer can deduct the tax) and ordinary. */
export const FEE_INVOICE_KINDS = ['special', 'ordinary'] as const;

export type FeeInvoiceKind = (typeof FEE_INVOICE_KINDS)[number];

/** The buyer details and the delivery address of invoices. */
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

/** Buyer details that a special invoice must state and an ordinary one may omit (增值税专用发票使用规定). */
const SPECIAL_FIELDS = ['address', 'phone', 'bankName', 'accountNumber'] as const satisfies readonly (keyof InvoiceProfile)[];

/** The details still missing for a special invoice; empty for an ordinary one. */
export const missingForSpecial = (profile: Pick<InvoiceProfile, 'kind' | (typeof SPECIAL_FIELDS)[number]>) =>
  profile.kind === 'special' ? SPECIAL_FIELDS.filter((field) => profile[field].trim() === '') : [];
