import type { CivilDate, Fen, LenderQuote, LenderQuoteLimits } from '@lianxin/domain';

/** An enterprise in a request to a lender. */
interface Party {
  readonly name: string;
  readonly creditCode: string | null;
}

/** A quote request; amounts in fen. The lender must give the same answer to the same request while the quote is valid. */
export interface LenderQuoteRequest {
  readonly channel: number;
  readonly holder: Party;
  readonly issuer: Party;
  readonly amount: Fen;
  /** The disbursement day; `dueOn` is the repayment day. */
  readonly valueOn: CivilDate;
  readonly dueOn: CivilDate;
  /** The maximum according to the lender's terms on the platform; a quote above it is invalid. */
  readonly most: LenderQuoteLimits;
}

/** The lender's own rates (`quoted`), a reference to its terms (`byTerms`), or no offer (`none`). */
export type LenderQuoteAnswer =
  | ({ readonly outcome: 'quoted' } & LenderQuote)
  | { readonly outcome: 'byTerms' }
  | { readonly outcome: 'none' };

/** An application as sent to the lender; amounts in fen, the annual rate in ppm. */
export interface LenderApplication {
  /** Together with `askedAt` it is the idempotency key. */
  readonly applicationNumber: string;
  /** When the reviewer approved it (ISO 8601). */
  readonly askedAt: string;
  readonly channel: number;
  readonly holder: Party;
  readonly issuer: Party;
  readonly pieces: readonly { readonly number: string; readonly amount: Fen; readonly dueOn: CivilDate }[];
  readonly invoices: readonly { readonly code: string; readonly number: string; readonly amount: Fen }[];
  readonly account: { readonly accountName: string; readonly accountNumber: string; readonly branchNumber: string };
  readonly amount: Fen;
  readonly annualRatePpm: number;
  readonly paidOut: Fen;
  readonly issuerCosts: Fen;
  readonly valueOn: CivilDate;
  readonly paysOn: CivilDate;
  readonly quoteId: string;
  readonly purpose: string;
  /** Only for a loan: the pledged amount and the guarantor. */
  readonly pledge?: { readonly pledged: Fen; readonly guarantor: Party | null };
}

/**
 * A step of an application: the lender's additional step (`furtherStep`), answers to its questions (`supplement`), the holder's signature
 * of the contract, a declared repayment, or the issuer's default (`overdue`).
 */
export interface LenderStep {
  readonly applicationNumber: string;
  readonly channel: number;
  readonly step: 'furtherStep' | 'supplement' | 'contract' | 'repayment' | 'overdue';
  readonly content: Readonly<Record<string, string | boolean | readonly string[]>>;
}

export interface ApplicationRef {
  readonly applicationNumber: string;
  readonly channel: number;
}

/** All repayments of a fully repaid financing or loan, by the issuer at maturity or by the holder. */
export interface LenderSettlement extends ApplicationRef {
  readonly payments: readonly {
    readonly by: 'issuer' | 'holder';
    readonly paidOn: CivilDate;
    /** The bank's payment number. */
    readonly receiptNumber: string;
    readonly amount: Fen;
  }[];
}

/** An enterprise's application to open business with a lender. It has signed its consent to share these data. */
export interface LenderEnrolment {
  /** The same on each query. */
  readonly reference: string;
  readonly channel: number;
  readonly enterprise: Party & { readonly address: string; readonly size: string };
  /** When the enterprise applied (ISO 8601). */
  readonly askedAt: string;
}

/** The decision, or `processing`, or `byPeople` if the lender decides outside its system. */
export type EnrolmentAnswer =
  | { readonly outcome: 'signed' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'processing'; readonly askAt?: Date }
  | { readonly outcome: 'byPeople' };

/** The lender's own signing page for a holder. */
export interface SigningPage {
  readonly url: string;
  readonly validUntil: Date;
}

/** The lender of a channel. Except for enrolments, it reports its decisions later (business/lending/lenders/receive-event.ts). */
export interface Lender {
  /** Applies for an enterprise, or queries the decision. Repeated until the lender has decided. */
  enrol(enrolment: LenderEnrolment): Promise<EnrolmentAnswer>;
  /** Only for channels with individual quotes. */
  quote(question: LenderQuoteRequest): Promise<LenderQuoteAnswer>;
  apply(application: LenderApplication): Promise<void>;
  continue(step: LenderStep): Promise<void>;
  cancel(of: ApplicationRef & { readonly reason: string }): Promise<void>;
  /** The status in the lender's own words. The lender also sends its reports again. */
  status(of: ApplicationRef): Promise<{ readonly phase: string }>;
  /** Reports full repayment. May be sent twice. */
  settle(settlement: LenderSettlement): Promise<void>;
  /** `ticket` admits one person once; the lender redeems it with the platform. */
  signingPage(of: ApplicationRef & { readonly ticket: string }): Promise<SigningPage>;
}
