/** What the tax register is asked by, besides the number and the day (rules §7). */
export type CheckedBy = 'net' | 'total' | 'checkCode';

interface InvoiceKindRule {
  /** Digits of the number. */
  readonly digits: 8 | 20;
  readonly checkedBy: CheckedBy;
  /** Its code in the text of its QR code. */
  readonly code: string;
}

/** The kinds of invoices: 20 digits and no code for a fully digital one; a code of 10 or 12 and 8 digits for the others. */
export const INVOICE_KINDS = {
  digitalSpecial: { digits: 20, checkedBy: 'total', code: '31' },
  digitalOrdinary: { digits: 20, checkedBy: 'total', code: '32' },
  digitalAir: { digits: 20, checkedBy: 'total', code: '61' },
  digitalRail: { digits: 20, checkedBy: 'total', code: '51' },
  digitalPaper: { digits: 8, checkedBy: 'checkCode', code: '86' },
  vatSpecial: { digits: 8, checkedBy: 'net', code: '01' },
  vatElectronicSpecial: { digits: 8, checkedBy: 'net', code: '08' },
  motorVehicle: { digits: 8, checkedBy: 'net', code: '03' },
  vatOrdinary: { digits: 8, checkedBy: 'checkCode', code: '04' },
  vatElectronicOrdinary: { digits: 8, checkedBy: 'checkCode', code: '10' },
  vatRoll: { digits: 8, checkedBy: 'checkCode', code: '11' },
  vatToll: { digits: 8, checkedBy: 'checkCode', code: '14' },
  usedVehicle: { digits: 8, checkedBy: 'total', code: '15' },
} as const satisfies Record<string, InvoiceKindRule>;

export type InvoiceKind = keyof typeof INVOICE_KINDS;

const isKind = (text: string): text is InvoiceKind => Object.hasOwn(INVOICE_KINDS, text);

/** Every kind, in the order of the table. */
export const INVOICE_KIND_KEYS: readonly InvoiceKind[] = Object.keys(INVOICE_KINDS).filter(isKind);

/** Whether an invoice of a kind has a number of 20 digits and no code. */
export const isDigitalInvoice = (kind: InvoiceKind): boolean => INVOICE_KINDS[kind].digits === 20;

/** What the tax register is asked by for a kind. */
export const checkedBy = (kind: InvoiceKind): CheckedBy => INVOICE_KINDS[kind].checkedBy;
