import { civilDate, Refusal, yuanOf, type CivilDate } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { BankGateway } from './bank-gateway.ts';
import { Moment, Yuan } from './gateway-values.ts';
import { askGateway } from './http-gateway.ts';
import { sandboxBank } from './sandbox-bank.ts';

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

/** The gateway where one is configured, the sandbox's bank in a sandbox; otherwise what needs a bank is out of service. */
export function bankPort({ bank, sandbox }: Pick<Config, 'bank' | 'sandbox'>, db: Db, ids: Ids, clock: Clock): BankGateway {
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
