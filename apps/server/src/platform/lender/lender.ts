import type { CivilDate, Fen, LenderQuote, MostAsked } from '@lianxin/domain';

/** An enterprise as a lender is told of it. */
interface Named {
  readonly name: string;
  readonly creditCode: string | null;
}

/** What a lender is asked to quote; amounts in fen. The same question has the same answer for as long as the lender stands by it. */
export interface LenderQuestion {
  readonly channel: number;
  readonly holder: Named;
  readonly issuer: Named;
  readonly amount: Fen;
  /** The days on which the money is paid out and paid back. */
  readonly valueOn: CivilDate;
  readonly dueOn: CivilDate;
  /** What its terms on the platform say; what asks for more is no quote. */
  readonly most: MostAsked;
}

/** What a lender says to that: its own rates, that its terms are its quote, or that it quotes nothing. */
export type LenderAnswer = ({ readonly outcome: 'quoted' } & LenderQuote) | { readonly outcome: 'byTerms' } | { readonly outcome: 'none' };

/** An application as its lender gets it; amounts in fen, the rate in millionths a year. */
export interface LenderApplication {
  /** The lender takes it once for a number and the instant at which it was passed (ISO 8601), however often it is handed over. */
  readonly applicationNumber: string;
  readonly askedAt: string;
  readonly channel: number;
  readonly holder: Named;
  readonly issuer: Named;
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
  /** Of a loan: what is pledged for it, and who answers for it. */
  readonly pledge?: { readonly pledged: Fen; readonly guarantor: Named | null };
}

/** What a lender is told of an application that it has: a step that it asks for besides, the answer to its questions, that the holder's side of the contract is signed, that it says it has repaid, or that the issuer has not paid. */
export interface LenderStep {
  readonly applicationNumber: string;
  readonly channel: number;
  readonly step: 'furtherStep' | 'supplement' | 'contract' | 'repayment' | 'overdue';
  readonly content: Readonly<Record<string, string | boolean | readonly string[]>>;
}

export interface OfApplication {
  readonly applicationNumber: string;
  readonly channel: number;
}

/** What came back of what a lender has paid out, now that nothing of it is owed any more: from the issuer at maturity, or from the holder. */
export interface LenderSettlement extends OfApplication {
  readonly payments: readonly {
    readonly by: 'issuer' | 'holder';
    readonly paidOn: CivilDate;
    /** The bank's number of the payment. */
    readonly receiptNumber: string;
    readonly amount: Fen;
  }[];
}

/** An enterprise that wants to deal with a lender; it has signed that the lender is told this. */
export interface LenderEnrolment {
  /** The same however often the lender is asked. */
  readonly reference: string;
  readonly channel: number;
  readonly enterprise: Named & { readonly address: string; readonly size: string };
  /** When it asked (ISO 8601). */
  readonly askedAt: string;
}

/** What a lender says to that: it decides, has not decided yet, or decides by other ways than its system. */
export type EnrolmentAnswer =
  | { readonly outcome: 'signed' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'processing'; readonly askAt?: Date }
  | { readonly outcome: 'byPeople' };

/** Where a holder signs with a lender itself, and until when. */
export interface SigningPage {
  readonly url: string;
  readonly validUntil: Date;
}

/** A lender behind a channel. What it decides it says later, in its own time (business/lending/lenders/words.ts); nothing here but an enrolment is a decision. */
export interface Lender {
  /** Whether it deals with an enterprise. It is asked until it has decided. */
  enrol(enrolment: LenderEnrolment): Promise<EnrolmentAnswer>;
  /** What it asks for a loan, where its channel says that it is asked. */
  quote(question: LenderQuestion): Promise<LenderAnswer>;
  apply(application: LenderApplication): Promise<void>;
  continue(step: LenderStep): Promise<void>;
  cancel(of: OfApplication & { readonly reason: string }): Promise<void>;
  /** How far it is in the lender's own words; it also says again what it has said. */
  status(of: OfApplication): Promise<{ readonly phase: string }>;
  /** Nothing is owed of it any more. It may be told twice. */
  settle(settlement: LenderSettlement): Promise<void>;
  /** `ticket` lets one person in, once: the lender takes it at its door and has it redeemed. */
  signingPage(of: OfApplication & { readonly ticket: string }): Promise<SigningPage>;
}
