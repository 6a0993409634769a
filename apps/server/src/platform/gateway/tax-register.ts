import type { CivilDate, Fen, InvoiceKind, TaxAnswer } from '@lianxin/domain';

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
