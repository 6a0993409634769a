import { BANK_ACCOUNT_KINDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { AccountView, LogEntry } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, PositiveMoney, Version } from '../schemas/primitives.ts';
import { ActCode, BankAccountStateCode, DepositStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

export const KindOfAccount = z.enum(BANK_ACCOUNT_KINDS);

/** An account of the enterprise, as its administrator manages it. */
export const OwnAccount = z.extend(AccountView, {
  kind: KindOfAccount,
  /** The only channel that it serves; null for any. */
  channel: z.nullable(Channel),
  /** The channels for which it is the default; `isDefault` applies to all others. */
  defaultOf: z.array(Channel),
  /** The enterprise pays from it at maturity. */
  pays: z.boolean(),
  state: wire('status', BankAccountStateCode),
  /** The state of its micro-deposit; null where none was requested. */
  deposit: wire('authState', z.nullable(DepositStateCode)),
  triesLeft: wire('leftTimes', z.int()),
  wrongTries: wire('errTimes', z.int()),
  /** The bank's latest figure and its time; null where the bank was not asked yet. */
  balance: z.nullable(Money),
  balanceAt: wire('updatedAt', z.nullable(Instant)),
  version: Version,
  acts: z.array(ActCode),
});

/** A piece of business that still uses an account. */
export const OpenUse = z.object({ kind: z.enum(['issuance', 'transfer', 'financing', 'voucher', 'payment']), number: z.string() });

/** An account with the business that still uses it and its whole log. */
export const OwnAccountDetail = z.extend(OwnAccount, { uses: z.array(OpenUse), useCount: z.int(), log: z.array(LogEntry) });

/** A bank's figures of an account: the balance, and the receipts and payments of that day. */
export const Balance = z.object({
  balance: Money,
  opening: Money,
  received: Money,
  paid: Money,
  /** The time of the figures, by the bank's clock. */
  asOf: Instant,
  /** The balance less the opening balance, receipts and payments: what the figures do not explain. */
  difference: Money,
});

/** A channel's account with its bank's latest figures. */
export const ChannelFunds = z.extend(OwnAccount, { funds: z.nullable(Balance) });

/** An entry of an account's bank statement. */
export const Transaction = z.object({
  serial: wire('bankSerial', z.string()),
  bookedAt: Instant,
  direction: wire('dir', z.enum(['in', 'out'])),
  amount: wire('amt', PositiveMoney),
  counterpartyName: z.string(),
  /** Masked. */
  counterpartyNumber: z.string(),
  balanceAfter: Money,
  summary: wire('remark', z.string()),
});

/** The first and the last day of a requested statement. */
export const statementDays = { from: z.optional(Day), to: z.optional(Day) };
