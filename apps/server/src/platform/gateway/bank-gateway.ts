import type { CivilDate, Fen } from '@lianxin/domain';

export interface Account {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly branchNumber: string;
}

export interface DepositInstruction extends Account {
  /** Idempotency key: the bank pays at most once for each reference. */
  readonly reference: string;
  readonly amount: Fen;
  /** The recipient's mobile number; only the sandbox's bank notifies it. */
  readonly contact: string;
}

export interface OpeningRequest extends Account {
  /** Idempotency key: the bank opens at most once for each reference. */
  readonly reference: string;
  readonly creditCode: string;
}

/** `accepted` and `processing`: the bank has the request and must be asked again. */
export type DepositAnswer = { readonly outcome: 'paid' | 'accepted' } | { readonly outcome: 'failed'; readonly reason: string };
export type OpeningAnswer = { readonly outcome: 'opened' | 'processing' } | { readonly outcome: 'returned'; readonly reason: string };

/** An account's balance, and its opening balance, receipts and payments on that day. */
export interface AccountBalance {
  readonly balance: Fen;
  readonly opening: Fen;
  readonly received: Fen;
  readonly paid: Fen;
  /** Time of the figures by the bank's clock (ISO 8601). */
  readonly asOf: string;
}

/** A request for an account's entries, newest first. */
export interface StatementRequest extends Account {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly direction: 'in' | 'out' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A statement entry. `counterpartyNumber` is the full, unmasked account number. */
export interface StatementEntry {
  readonly serial: string;
  readonly bookedAt: string;
  readonly direction: 'in' | 'out';
  readonly amount: Fen;
  readonly counterpartyName: string;
  readonly counterpartyNumber: string;
  readonly balanceAfter: Fen;
  readonly summary: string;
}

/** An application for a credit line, or for a different total of an existing one. */
export interface CreditRequest {
  /** Idempotency key: the bank decides at most once for each reference. */
  readonly reference: string;
  readonly channel: number;
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly amount: Fen;
  /** The total of the existing line; null for a new one. */
  readonly currentTotal: Fen | null;
  /** When the application was submitted (ISO 8601). */
  readonly askedAt: string;
}

/** `processing`: the bank has the request and must be asked again. `byPlatform`: the platform's operators decide instead of a bank. */
export type CreditAnswer =
  | { readonly outcome: 'granted'; readonly total: Fen; readonly creditNumber: string; readonly validUntil: CivilDate }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'processing' | 'byPlatform' };

/** A request to reserve an amount of an account, all or nothing. */
export interface SetAsideRequest {
  /** Idempotency key: the bank reserves at most once for each reference. */
  readonly reference: string;
  readonly payer: Account;
  readonly amount: Fen;
}

/** `accepted`: the bank has the request and must be asked again. `short`: insufficient funds, nothing was reserved. */
export type SetAsideAnswer = { readonly outcome: 'setAside' | 'accepted' } | { readonly outcome: 'short'; readonly reason: string };

/** One payment from a reserved amount. */
export interface PaymentInstruction {
  /** Idempotency key: the bank pays at most once for each reference. */
  readonly reference: string;
  readonly payee: Account;
  readonly amount: Fen;
  readonly summary: string;
}

/** Payments from a reserved amount. */
export interface PaymentsRequest {
  /** Reference of the reservation. */
  readonly setAside: string;
  readonly payer: Account;
  readonly payments: readonly PaymentInstruction[];
}

/** The result of one payment. `accepted`: the bank has the request and must be asked again. */
export type PaymentAnswer = { readonly reference: string } & (
  | { readonly outcome: 'paid'; readonly serial: string; readonly bookedAt: string }
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'failed'; readonly reason: string }
);

/** The bank's refusal to give information on an account. */
export interface BankRefusal {
  readonly outcome: 'refused';
  readonly reason: string;
}
export type BalanceAnswer = ({ readonly outcome: 'known' } & AccountBalance) | BankRefusal;
export type StatementAnswer = { readonly outcome: 'known'; readonly total: number; readonly list: readonly StatementEntry[] } | BankRefusal;

/** The banks' services: verify and open accounts, query balances and statements, decide on credit lines, and pay at maturity. */
export interface BankGateway {
  /** The sender of micro-deposits. */
  readonly sender: { readonly name: string; readonly accountNumber: string };
  payDeposit(instruction: DepositInstruction): Promise<DepositAnswer>;
  /** Applies to bank A to open an account, or queries the status of the application. */
  openBankA(request: OpeningRequest): Promise<OpeningAnswer>;
  balanceOf(account: Account): Promise<BalanceAnswer>;
  statementOf(request: StatementRequest): Promise<StatementAnswer>;
  decideCredit(request: CreditRequest): Promise<CreditAnswer>;
  setAside(request: SetAsideRequest): Promise<SetAsideAnswer>;
  /** Pays from a reserved amount. The amounts of failed payments return to the payer. */
  pay(request: PaymentsRequest): Promise<readonly PaymentAnswer[]>;
}
