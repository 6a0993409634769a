import { civilDate, Refusal, yuanOf, type CivilDate, type Fen } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { Moment, Yuan } from './gateway-values.ts';
import { askGateway } from './http-gateway.ts';
import { sandboxBank } from './sandbox-bank.ts';

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

const Reason = z.string().check(z.minLength(1), z.maxLength(100));
const DepositReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['paid', 'accepted']) }),
  z.object({ outcome: z.literal('failed'), reason: Reason }),
]);
const OpeningReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['opened', 'processing']) }),
  z.object({ outcome: z.literal('returned'), reason: Reason }),
]);

const LastDay = z.codec(
  z.string(),
  z.custom<CivilDate>((value) => typeof value === 'string'),
  {
    decode: (text, context) => {
      const date = civilDate(text);
      if (date !== undefined) return date;
      context.issues.push({ code: 'custom', input: text, message: 'no date' });
      return z.NEVER;
    },
    encode: (date) => date,
  },
);
const CreditReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('granted'),
    total: Yuan,
    creditNumber: z.string().check(z.minLength(1), z.maxLength(64)),
    validUntil: LastDay,
  }),
  z.object({ outcome: z.literal('declined'), reason: Reason }),
  z.object({ outcome: z.enum(['processing', 'byPlatform']) }),
]);
const SetAsideReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['setAside', 'accepted']) }),
  z.object({ outcome: z.literal('short'), reason: Reason }),
]);
const Reference = z.string().check(z.minLength(1), z.maxLength(64));
const PaymentsReply = z.object({
  payments: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ reference: Reference, outcome: z.literal('paid'), serial: Reference, bookedAt: Moment }),
      z.object({ reference: Reference, outcome: z.literal('accepted') }),
      z.object({ reference: Reference, outcome: z.literal('failed'), reason: Reason }),
    ]),
  ),
});
const Refused = z.object({ outcome: z.literal('refused'), reason: Reason });
const BalanceReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('known'), balance: Yuan, opening: Yuan, received: Yuan, paid: Yuan, asOf: Moment }),
  Refused,
]);
const StatementReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('known'),
    total: z.int().check(z.gte(0)),
    list: z
      .array(
        z.object({
          serial: z.string().check(z.minLength(1), z.maxLength(64)),
          bookedAt: Moment,
          direction: z.enum(['in', 'out']),
          amount: Yuan,
          counterpartyName: z.string().check(z.maxLength(200)),
          counterpartyNumber: z.string().check(z.maxLength(40)),
          balanceAfter: Yuan,
          summary: z.string().check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(100)),
  }),
  Refused,
]);

/** The configured gateway, or the simulated bank in a sandbox; otherwise acts that need a bank are refused as under maintenance. */
export function bankGateway({ bank, sandbox }: Pick<Config, 'bank' | 'sandbox'>, db: Db, ids: Ids, clock: Clock): BankGateway {
  if (bank)
    return {
      sender: { name: bank.senderName, accountNumber: bank.senderAccount },
      payDeposit: ({ reference, accountName, accountNumber, branchNumber, amount }) =>
        askGateway(bank, '/micro-deposits', { reference, accountName, accountNumber, branchNumber, amount: yuanOf(amount) }, DepositReply),
      openBankA: (request) => askGateway(bank, '/bank-a/openings', { ...request }, OpeningReply),
      balanceOf: ({ accountName, accountNumber, branchNumber }) =>
        askGateway(bank, '/balances', { accountName, accountNumber, branchNumber }, BalanceReply),
      statementOf: ({ accountName, accountNumber, branchNumber, from, to, direction, page, pageSize }) =>
        askGateway(
          bank,
          '/statements',
          { accountName, accountNumber, branchNumber, from, to, direction: direction ?? 'both', page, pageSize },
          StatementReply,
        ),
      decideCredit: ({ amount, currentTotal, ...request }) =>
        askGateway(
          bank,
          '/credit-lines',
          { ...request, amount: yuanOf(amount), currentTotal: currentTotal === null ? null : yuanOf(currentTotal) },
          CreditReply,
        ),
      setAside: ({ amount, ...request }) => askGateway(bank, '/settlements', { ...request, amount: yuanOf(amount) }, SetAsideReply),
      pay: async ({ payments, ...request }) => {
        const instructions = payments.map(({ amount, ...payment }) => ({ ...payment, amount: yuanOf(amount) }));
        const answer = await askGateway(bank, '/settlements/payments', { ...request, payments: instructions }, PaymentsReply);
        return answer.payments;
      },
    };
  if (sandbox) return sandboxBank(db, ids, clock);
  const none = () => Promise.reject(new Refusal('MAINTENANCE'));
  return {
    sender: { name: '', accountNumber: '' },
    payDeposit: none,
    openBankA: none,
    balanceOf: none,
    statementOf: none,
    decideCredit: () => Promise.resolve({ outcome: 'byPlatform' }),
    setAside: none,
    pay: none,
  };
}
