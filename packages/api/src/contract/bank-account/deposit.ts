import { DEPOSIT_LIMITS, isBankBranchNumber } from '@lianxin/domain';
import * as z from 'zod/mini';
import { account, yuan } from '../examples.ts';
import { act, query } from '../endpoint.ts';
import { AccountView } from '../schemas/party.ts';
import { BankAccountId, Day, Instant, PositiveMoney, RequiredText, Version } from '../schemas/primitives.ts';
import { DepositStateCode } from '../schemas/states.ts';
import { wire } from '../wire.ts';

/** The verification of an account by a micro-deposit (rules §6). */
const Deposit = z.object({
  state: wire('authState', DepositStateCode),
  version: Version,
  /** The account to be verified, its number masked. */
  account: AccountView,
  /** The sender of the deposit, so that the cashier can find it. */
  senderName: z.string(),
  senderAccountNumber: z.string(),
  requestedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  /** The first day on which a deposit that did not arrive can be paid again. */
  restartFrom: z.nullable(Day),
  expiresAt: z.nullable(Instant),
  daysLeft: z.int(),
  triesLeft: wire('leftTimes', z.int()),
  /** How many more deposits can be requested today and in total. */
  restartsLeftToday: z.int(),
  restartsLeft: z.int(),
  /** Whether another deposit, or another account, can be requested now. */
  canRestart: z.boolean(),
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

/** The largest amount that a deposit can have. */
const CheckedAmount = PositiveMoney.check(z.refine((amount) => amount <= BigInt(DEPOSIT_LIMITS.largestFen)));

/** The verification of a further account; left out, the one of the enterprise's registration. */
const which = { id: z.optional(BankAccountId) };

/** Verifying an account of the enterprise by a deposit of 0.01 to 0.99 yuan. */
export const depositCalls = {
  verification: query('/bankCheck', {
    summary: '小额打款验证状态',
    needs: 'enterprise.register',
    source: 'assumed',
    request: z.strictObject(which),
    response: Deposit,
    refuses: ['NOT_FOUND'],
    example: { request: {}, response: exampleDeposit },
  }),
  /** Has the bank pay a small amount to a further account, which is verified once the amount is entered. */
  startVerification: act('//bankAccount/startVerification', {
    summary: '发起账户验证打款',
    needs: 'account.manage',
    source: 'added',
    request: z.strictObject({ id: BankAccountId, version: Version }),
    response: Deposit,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'DEPOSIT_RESTART_LIMIT', 'TOO_FREQUENT', 'MAINTENANCE'],
    example: { request: { id: account.id, version: 0 }, response: { ...exampleDeposit, state: 'processing', version: 1, paidAt: null } },
  }),
  /**
   * Compares the amount entered with the amount paid. A try is counted before the comparison; the answer never tells higher or lower. A
   * wrong amount counts once, however often the same call is sent.
   */
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
  restartVerification: act('//bankAccount/restartVerification', {
    summary: '重新打款',
    needs: 'enterprise.register',
    source: 'added',
    request: z.strictObject({ ...which, version: Version }),
    response: Deposit,
    refuses: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', 'DEPOSIT_RESTART_LIMIT', 'DEPOSIT_UNDER_WAY', 'MAINTENANCE'],
    example: { request: { version: 2 }, response: { ...exampleDeposit, state: 'processing', version: 3, paidAt: null } },
  }),
  /** Pays to another account of the enterprise instead. It counts as another deposit. */
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
