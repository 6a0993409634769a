import { BANK_ACCOUNT_KINDS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { account, yuan } from '../examples.ts';
import { AccountView, LogEntry } from '../schemas/party.ts';
import { Channel, Day, Instant, Money, PositiveMoney, Version } from '../schemas/primitives.ts';
import { ActCode, BankAccountStateCode, DepositStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

export const KindOfAccount = z.enum(BANK_ACCOUNT_KINDS);

/** An account of the enterprise as its administrator keeps it. */
export const OwnAccount = z.extend(AccountView, {
  kind: KindOfAccount,
  /** The channel that it serves alone; null: any. */
  channel: z.nullable(Channel),
  /** The channels that it is the default of; `isDefault` is that of all others. */
  defaultOf: z.array(Channel),
  /** The enterprise pays from it at maturity. */
  pays: z.boolean(),
  state: wire('status', BankAccountStateCode),
  /** How the micro-deposit that proves it stands; null: none was asked for. */
  deposit: wire('authState', z.nullable(DepositStateCode)),
  triesLeft: wire('leftTimes', z.int()),
  wrongTries: wire('errTimes', z.int()),
  /** What the bank last said, and the moment that its figure is of; null: it was not asked yet. */
  balance: z.nullable(Money),
  balanceAt: wire('updatedAt', z.nullable(Instant)),
  version: Version,
  acts: z.array(ActCode),
});

/** A piece of business that still needs an account. */
export const OpenUse = z.object({
  kind: z.enum(['issuance', 'transfer', 'financing', 'voucher', 'payment']),
  number: z.string(),
});

/** An account with what still needs it and all that was done with it. */
export const OwnAccountDetail = z.extend(OwnAccount, { uses: z.array(OpenUse), useCount: z.int(), log: z.array(LogEntry) });

/** What a bank says of an account: what it holds, and what came and went on the day that the figure is of. */
export const Balance = z.object({
  balance: Money,
  opening: Money,
  received: Money,
  paid: Money,
  /** The moment that the figures are of, by the bank's clock. */
  asOf: Instant,
  /** What the figures leave unexplained: the balance less what was there in the morning, came and went. */
  difference: Money,
});

/** A channel's account with what its bank last said of it. */
export const ChannelFunds = z.extend(OwnAccount, { funds: z.nullable(Balance) });

/** An entry of an account's statement, as its bank wrote it. */
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

export const exampleAccount: z.output<typeof OwnAccount> = {
  ...account,
  kind: 'basic',
  channel: null,
  defaultOf: [],
  pays: false,
  state: 'usable',
  deposit: 'verified',
  triesLeft: 0,
  wrongTries: 0,
  balance: yuan(1_286_430.52),
  balanceAt: '2026-11-20T09:41:00+08:00',
  version: 3,
  acts: ['view', 'makeDefault', 'unbind'],
};

export const exampleDetail: z.output<typeof OwnAccountDetail> = {
  ...exampleAccount,
  uses: [{ kind: 'voucher', number: 'LX20261118000034218' }],
  useCount: 1,
  log: [
    {
      event: 'bankAccount.verify',
      actorName: '刘志强',
      actorRole: 'administrator',
      enterpriseName: '恒信机电设备有限公司',
      at: '2026-11-18T16:50:00+08:00',
      reason: null,
      certificateSerial: null,
      signed: false,
    },
  ],
};

export const exampleBalance: z.output<typeof Balance> = {
  balance: yuan(1_286_430.52),
  opening: yuan(1_201_430.52),
  received: yuan(120_000),
  paid: yuan(35_000),
  asOf: '2026-11-20T09:41:00+08:00',
  difference: yuan(0),
};

export const exampleTransaction: z.output<typeof Transaction> = {
  serial: '20261120102000017',
  bookedAt: '2026-11-20T09:12:00+08:00',
  direction: 'in',
  amount: yuan(120_000),
  counterpartyName: '晋北煤业集团有限公司',
  counterpartyNumber: '1400 **** **** 8846',
  balanceAfter: yuan(1_286_430.52),
  summary: '11 月货款',
};

/** The first and the last day of a statement that is asked for. */
export const statementDays = { from: z.optional(Day), to: z.optional(Day) };
