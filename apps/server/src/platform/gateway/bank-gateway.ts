import type { CivilDate, Fen } from '@lianxin/domain';

export interface Account {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly branchNumber: string;
}

export interface DepositInstruction extends Account {
  /** The bank pays once for a reference, however often it is asked. */
  readonly reference: string;
  readonly amount: Fen;
  /** Mobile number of whoever waits for the money; only the sandbox's bank tells them. */
  readonly contact: string;
}

export interface OpeningRequest extends Account {
  /** The bank opens once for a reference, however often it is asked. */
  readonly reference: string;
  readonly creditCode: string;
}

/** `accepted` and `processing`: the bank has it, and is asked again. */
export type DepositAnswer = { readonly outcome: 'paid' | 'accepted' } | { readonly outcome: 'failed'; readonly reason: string };
export type OpeningAnswer = { readonly outcome: 'opened' | 'processing' } | { readonly outcome: 'returned'; readonly reason: string };

/** What an account holds, and what came and went on the day of that moment. */
export interface AccountBalance {
  readonly balance: Fen;
  readonly opening: Fen;
  readonly received: Fen;
  readonly paid: Fen;
  /** The moment that the figures are of, by the bank's clock (ISO 8601). */
  readonly asOf: string;
}

/** Which entries of an account are asked for, the newest first. */
export interface StatementRequest extends Account {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly direction: 'in' | 'out' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** An entry as the bank keeps it; the number of the other side is whole. */
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

/** A credit line that an enterprise asks for, or another total of one. */
export interface CreditRequest {
  /** The bank decides once for a reference, however often it is asked. */
  readonly reference: string;
  /** The channel's code. */
  readonly channel: number;
  readonly enterpriseName: string;
  readonly creditCode: string;
  readonly amount: Fen;
  /** The total of the line that there is; null where there is none. */
  readonly currentTotal: Fen | null;
  /** The moment from which it could be decided (ISO 8601). */
  readonly askedAt: string;
}

/** `processing`: the bank has it, and is asked again. `byPlatform`: no bank decides it; the platform's operators do. */
export type CreditAnswer =
  | { readonly outcome: 'granted'; readonly total: Fen; readonly creditNumber: string; readonly validUntil: CivilDate }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'processing' | 'byPlatform' };

/** A sum that is to be set aside of an account, whole or not at all. */
export interface SetAsideRequest {
  /** The bank sets it aside once for a reference, however often it is asked. */
  readonly reference: string;
  readonly payer: Account;
  readonly amount: Fen;
}

/** `accepted`: the bank has it, and is asked again. `short`: nothing was set aside. */
export type SetAsideAnswer = { readonly outcome: 'setAside' | 'accepted' } | { readonly outcome: 'short'; readonly reason: string };

/** One payment out of a sum that was set aside. */
export interface PaymentInstruction {
  /** The bank pays once for a reference, however often it is asked. */
  readonly reference: string;
  readonly payee: Account;
  readonly amount: Fen;
  readonly summary: string;
}

/** Payments out of a sum that was set aside. */
export interface PaymentsRequest {
  /** The reference of that sum. */
  readonly setAside: string;
  readonly payer: Account;
  readonly payments: readonly PaymentInstruction[];
}

/** What became of one payment. `accepted`: the bank has it, and is asked again. */
export type PaymentAnswer = { readonly reference: string } & (
  | { readonly outcome: 'paid'; readonly serial: string; readonly bookedAt: string }
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'failed'; readonly reason: string }
);

/** A bank that tells nothing of an account, and why. */
export interface BankSaysNo {
  readonly outcome: 'refused';
  readonly reason: string;
}
export type BalanceAnswer = ({ readonly outcome: 'known' } & AccountBalance) | BankSaysNo;
export type StatementAnswer = { readonly outcome: 'known'; readonly total: number; readonly list: readonly StatementEntry[] } | BankSaysNo;

/** What the platform asks of banks: to prove an account, to open bank A, what an account holds, for credit lines, and to pay at maturity. */
export interface BankGateway {
  /** From whom a micro-deposit comes. */
  readonly sender: { readonly name: string; readonly accountNumber: string };
  payDeposit(instruction: DepositInstruction): Promise<DepositAnswer>;
  /** Hands an enterprise's information to bank A, and asks how far it is. */
  openBankA(request: OpeningRequest): Promise<OpeningAnswer>;
  balanceOf(account: Account): Promise<BalanceAnswer>;
  statementOf(request: StatementRequest): Promise<StatementAnswer>;
  decideCredit(request: CreditRequest): Promise<CreditAnswer>;
  setAside(request: SetAsideRequest): Promise<SetAsideAnswer>;
  /** Pays out of what was set aside. What of it a payment does not take, because it failed, is the payer's again. */
  pay(request: PaymentsRequest): Promise<readonly PaymentAnswer[]>;
}
