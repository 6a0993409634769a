import { addDays, addMonths, daysBetween, fen, yuanOf } from '@lianxin/domain';
import { endOfDay, startOfDay } from '../clock/business-day.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { tableOutbox } from '../outbox/outbox.ts';
import type { Account, BankGateway } from './bank-gateway.ts';
import { GatewayError } from './http-gateway.ts';
import { sumBookedBy, bookedEntries, mergeEntries, sandboxMoney } from './sandbox-money.ts';
import { balanceAt, closingOf, entriesBetween, entriesOf } from './sandbox-statement.ts';

/** How a simulated bank behaves, to reproduce differences between real banks. By default a bank answers at once with current figures. */
interface BankBehaviour {
  /** Delay of each answer. */
  readonly slowMs?: number;
  /** Only knows the closing balance of the previous day. */
  readonly closingBalanceOnly?: true;
  /** Provides no statement entries, with this reason. */
  readonly noStatementReason?: string;
  /** Provides entries of this many days only. */
  readonly maxStatementDays?: number;
}

/** By the first three digits of the branch: 103 农业银行, 104 中国银行, 105 建设银行, 301 交通银行. */
const BEHAVIOURS: Readonly<Record<string, BankBehaviour>> = {
  '103': { slowMs: 900 },
  '104': { closingBalanceOnly: true },
  '105': { maxStatementDays: 90 },
  '301': { noStatementReason: '该行暂不支持在线查询明细，请到网银查看' },
};

const behaviourOf = ({ branchNumber }: Account): BankBehaviour => BEHAVIOURS[branchNumber.slice(0, 3)] ?? {};

/** Test accounts that the simulated banks refuse. */
const isRefused = ({ accountNumber }: Account): boolean => accountNumber.endsWith('0000');

/** Test accounts for which the simulated banks do not answer. */
const isUnanswered = ({ accountNumber }: Account): boolean => accountNumber.endsWith('9999');

const refused = { outcome: 'refused', reason: '账户状态异常，请联系开户行' } as const;

/** Channels where the platform's operators decide on credit lines. */
const DECIDED_BY_PLATFORM: readonly number[] = [3, 6, 11, 13];
/** The simulated banks grant credit lines up to this amount at once, and up to `MAX_CREDIT` after a day. In fen. */
const GRANTED_AT_ONCE = 30_000_000_000n;
const MAX_CREDIT = 50_000_000_000n;
const DECISION_MS = 24 * 3_600_000;
const CREDIT_MONTHS = 12;

async function simulateConnection(account: Account, path: string): Promise<void> {
  if (isUnanswered(account)) throw new GatewayError(path, 'no answer');
  const { slowMs } = behaviourOf(account);
  if (slowMs !== undefined) await new Promise((resolve) => setTimeout(resolve, slowMs));
}

/** A simulated bank. It pays at once, notifies the contact through the outbox, and shows reproducible balances and statements. */
export function sandboxBank(db: Db, ids: Ids, clock: Clock): BankGateway {
  return {
    ...sandboxMoney(db, clock, isRefused),
    sender: { name: '供应链金融服务平台（沙箱）', accountNumber: '1100100100100001' },
    async payDeposit(instruction) {
      if (isRefused(instruction)) return { outcome: 'failed', reason: '账号与户名不符' };
      const { accountName, accountNumber, amount, contact } = instruction;
      const text = `【沙箱银行】${accountName}尾号 ${accountNumber.slice(-4)} 的账户收到供应链金融服务平台转入 ${yuanOf(amount)} 元。`;
      await tableOutbox(db, ids, clock).send({ to: contact, kind: 'bank', text });
      return { outcome: 'paid' };
    },
    openBankA: async (request) => (isRefused(request) ? { outcome: 'returned', reason: '账号与户名不符' } : { outcome: 'opened' }),
    async decideCredit({ reference, channel, amount, askedAt }) {
      if (DECIDED_BY_PLATFORM.includes(channel)) return { outcome: 'byPlatform' };
      if (amount > MAX_CREDIT) return { outcome: 'declined', reason: '超出本行对单户的授信上限' };
      if (amount > GRANTED_AT_ONCE && clock.now().getTime() - Date.parse(askedAt) < DECISION_MS) return { outcome: 'processing' };
      const validUntil = addMonths(clock.today(), CREDIT_MONTHS);
      return { outcome: 'granted', total: amount, creditNumber: `SX-${channel}-${reference.slice(-8).toUpperCase()}`, validUntil };
    },
    async balanceOf(account) {
      await simulateConnection(account, '/balances');
      if (isRefused(account)) return refused;
      const today = clock.today();
      const day = behaviourOf(account).closingBalanceOnly ? addDays(today, -1) : today;
      const now = clock.now();
      const booked = entriesOf(account, day).filter(({ bookedAt }) => Date.parse(bookedAt) <= now.getTime());
      const evening = addDays(day, -1);
      const before = await sumBookedBy(db, account, evening);
      const opening = fen(closingOf(account, evening) + before);
      const ofDay = (await bookedEntries(db, account, day === today ? now : new Date(endOfDay(day).getTime() - 1))).filter(
        ({ bookedAt }) => bookedAt >= endOfDay(evening),
      );
      const sum = (direction: 'in' | 'out') =>
        [...booked, ...ofDay].filter((entry) => entry.direction === direction).reduce((total, { amount }) => total + amount, 0n);
      const [received, paid] = [sum('in'), sum('out')];
      const asOf = day === today ? now.toISOString() : `${day}T23:59:59+08:00`;
      return { outcome: 'known', balance: fen(opening + received - paid), opening, received: fen(received), paid: fen(paid), asOf };
    },
    async statementOf({ from, to, direction, page, pageSize, ...account }) {
      await simulateConnection(account, '/statements');
      if (isRefused(account)) return refused;
      const { noStatementReason: tellsNoEntries, maxStatementDays: daysTold } = behaviourOf(account);
      if (tellsNoEntries !== undefined) return { outcome: 'refused', reason: tellsNoEntries };
      const today = clock.today();
      if (daysTold !== undefined && daysBetween(from, today) > daysTold)
        return { outcome: 'refused', reason: `该行只提供最近 ${daysTold} 天的明细` };
      const now = clock.now();
      const last = to > today ? today : to;
      const own = entriesBetween(account, from, last).filter((entry) => Date.parse(entry.bookedAt) <= now.getTime());
      const booked = await bookedEntries(db, account, now);
      const begin = startOfDay(from).getTime();
      const end = endOfDay(last).getTime();
      const all = mergeEntries(own, booked, (moment) => balanceAt(account, moment)).filter(
        (entry) =>
          Date.parse(entry.bookedAt) >= begin &&
          Date.parse(entry.bookedAt) < end &&
          (direction === undefined || entry.direction === direction),
      );
      return { outcome: 'known', total: all.length, list: all.slice((page - 1) * pageSize, page * pageSize) };
    },
  };
}
