/** The element by which the tax register is queried, besides number and date (rules §7). */
export type CheckedBy = 'net' | 'total' | 'checkCode';

interface InvoiceKindRule {
  /** Length of the invoice number. */
  readonly digits: 8 | 20;
  readonly checkedBy: CheckedBy;
  /** Type code in the invoice's QR text. */
  readonly code: string;
}

/** Invoice kinds. A fully digital invoice has a number of 20 digits and no code; the others have a code of 10 or 12 digits and a number of 8. */
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

export const INVOICE_KIND_KEYS: readonly InvoiceKind[] = Object.keys(INVOICE_KINDS).filter(isKind);

/** Whether invoices of a kind have a number of 20 digits and no code. */
export const isDigitalInvoice = (kind: InvoiceKind): boolean => INVOICE_KINDS[kind].digits === 20;

export const checkedBy = (kind: InvoiceKind): CheckedBy => INVOICE_KINDS[kind].checkedBy;
