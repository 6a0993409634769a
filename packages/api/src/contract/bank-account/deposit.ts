import { DEPOSIT_LIMITS, isBankBranchNumber } from '@lianxin/domain';
import * as z from 'zod/mini';
import { account, yuan } from '../examples.ts';
import { act, query } from '../endpoint.ts';
import { AccountView } from '../schemas/party.ts';
import { BankAccountId, Day, Instant, PositiveMoney, RequiredText, Version } from '../schemas/primitives.ts';
import { DepositStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** How the check of an account by a micro-deposit stands (rules §6). */
const Deposit = z.object({
  state: wire('authState', DepositStateCode),
  version: Version,
  /** The account that is checked, its number masked. */
  account: AccountView,
  /** From whom the money comes, so that the cashier finds it. */
  senderName: z.string(),
  senderAccountNumber: z.string(),
  requestedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  /** From when a payment that did not arrive may be made again. */
  restartFrom: z.nullable(Day),
  expiresAt: z.nullable(Instant),
  daysLeft: z.int(),
  triesLeft: wire('leftTimes', z.int()),
  /** Payments that can still be asked for, today and in all. */
  restartsLeftToday: z.int(),
  restartsLeft: z.int(),
  /** Whether another payment, or another account, can be asked for now. */
  canRestart: z.boolean(),
  /** Why the bank could not pay. */
  failureReason: z.nullable(z.string()),
});

const exampleDeposit: z.output<typeof Deposit> = {
  state: 'paid',
  version: 2,
  account: { ...account, verified: false },
  senderName: '链信供应链金融服务平台',
  senderAccountNumber: '1100 **** **** 0001',
  requestedAt: '2026-11-18T16:40:00+08:00',
  paidAt: '2026-11-18T16:41:00+08:00',
  restartFrom: z.decode(Day, '2026-11-23'),
  expiresAt: '2026-11-25T16:41:00+08:00',
  daysLeft: 5,
  triesLeft: 3,
  restartsLeftToday: 3,
  restartsLeft: 6,
  canRestart: false,
  failureReason: null,
};

/** The largest amount that can have been paid. */
const CheckedAmount = PositiveMoney.check(z.refine((amount) => amount <= BigInt(DEPOSIT_LIMITS.largestFen)));

/** Which check: that of a further account; none: the one that opens the enterprise. */
const which = { id: z.optional(BankAccountId) };

/** The check of an account of the enterprise by an amount from 0.01 to 0.99 yuan. */
export const depositCalls = {
  /** How the check stands. */
  verification: query('/bankCheck', {
    summary: '小额打款验证状态',
    needs: 'enterprise.register',
    source: 'assumed',
    request: z.strictObject(which),
    response: Deposit,
    refuses: ['NOT_FOUND'],
    example: { request: {}, response: exampleDeposit },
  }),
  /** Has the bank pay a small amount to a further account, which proves it once it is told. */
  startVerification: act('//bankAccount/startVerification', {
    summary: '发起账户验证打款',
    needs: 'account.manage',
    source: 'added',
    request: z.strictObject({ id: BankAccountId, version: Version }),
    response: Deposit,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'DEPOSIT_RESTART_LIMIT', 'TOO_FREQUENT', 'MAINTENANCE'],
    example: { request: { id: account.id, version: 0 }, response: { ...exampleDeposit, state: 'processing', version: 1, paidAt: null } },
  }),
  /** Compares the amount that arrived. A try is counted before it is compared; an answer never says higher or lower. A wrong amount counts once, however often the same call is sent. */
  confirmVerification: act('/doCheck', {
    summary: '提交小额验证金额',
    needs: 'enterprise.register',
    source: 'assumed',
    refreshes: ['account', 'enterprise', 'registration', 'message', 'workbench'],
    request: z.strictObject({ ...which, version: Version, amount: wire('amt', CheckedAmount) }),
    response: Deposit,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'DEPOSIT_WRONG', 'DEPOSIT_EXHAUSTED', 'DEPOSIT_EXPIRED'],
    example: {
      request: { version: 2, amount: yuan(0.37) },
      response: {
        ...exampleDeposit,
        state: 'verified',
        version: 4,
        account,
        triesLeft: 0,
        restartFrom: null,
        expiresAt: null,
        daysLeft: 0,
      },
    },
  }),
  /** Pays another amount to the same account. */
  restartVerification: act('//bankAccount/restartVerification', {
    summary: '重新打款',
    needs: 'enterprise.register',
    source: 'added',
    request: z.strictObject({ ...which, version: Version }),
    response: Deposit,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'DEPOSIT_RESTART_LIMIT', 'DEPOSIT_UNDER_WAY', 'MAINTENANCE'],
    example: { request: { version: 2 }, response: { ...exampleDeposit, state: 'processing', version: 3, paidAt: null } },
  }),
  /** Takes another account of the enterprise and pays there. It counts as a payment made again. */
  changeVerificationAccount: act('//bankAccount/changeVerificationAccount', {
    summary: '更换验证账户',
    needs: 'enterprise.register',
    source: 'added',
    request: z.strictObject({
      version: Version,
      accountNumber: RequiredText(30).check(z.regex(/^\d{10,30}$/)),
      branchNumber: RequiredText(12).check(z.refine(isBankBranchNumber)),
    }),
    response: Deposit,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION', 'DEPOSIT_RESTART_LIMIT', 'DEPOSIT_UNDER_WAY', 'MAINTENANCE'],
    example: {
      request: { version: 2, accountNumber: '6212260500001230999', branchNumber: '102173000018' },
      response: { ...exampleDeposit, state: 'processing', version: 3, paidAt: null },
    },
  }),
} as const;
