import type { CivilDate, Fen, InvoiceKind, TaxAnswer } from '@lianxin/domain';

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
