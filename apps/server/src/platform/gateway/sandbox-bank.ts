import { addDays, addMonths, daysBetween, fen, yuanOf } from '@lianxin/domain';
import { endOfDay, startOfDay } from '../clock/business-day.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Db } from '../db/client.ts';
import { tableOutbox } from '../outbox/outbox.ts';
import type { Account, BankGateway } from './bank-gateway.ts';
import { GatewayFailed } from './http-gateway.ts';
import { addedBy, bookedOn, merged, sandboxMoney } from './sandbox-money.ts';
import { balanceAt, closingOf, entriesBetween, entriesOf } from './sandbox-statement.ts';

/** How a bank of the sandbox answers, as real ones differ; one that is not named answers at once, with the figures of the moment. */
interface Manner {
  /** It takes this long. */
  readonly slowMs?: number;
  /** It knows only how its last day ended. */
  readonly eveningsOnly?: true;
  /** It tells no entries at all, and says this. */
  readonly tellsNoEntries?: string;
  /** It tells entries of this many days only. */
  readonly daysTold?: number;
}

/** By the first three digits of the branch: 103 农业银行, 104 中国银行, 105 建设银行, 301 交通银行. */
const MANNERS: Readonly<Record<string, Manner>> = {
  '103': { slowMs: 900 },
  '104': { eveningsOnly: true },
  '105': { daysTold: 90 },
  '301': { tellsNoEntries: '该行暂不支持在线查询明细，请到网银查看' },
};

const mannerOf = ({ branchNumber }: Account): Manner => MANNERS[branchNumber.slice(0, 3)] ?? {};

/** The sandbox's banks refuse accounts whose number ends so. */
const isRefused = ({ accountNumber }: Account): boolean => accountNumber.endsWith('0000');

/** The sandbox's banks do not answer of accounts whose number ends so. */
const isSilent = ({ accountNumber }: Account): boolean => accountNumber.endsWith('9999');

const refused = { outcome: 'refused', reason: '账户状态异常，请联系开户行' } as const;

/** Channels of the sandbox whose lenders leave it to the platform's operators who has a line with them. */
const DECIDED_BY_PLATFORM: readonly number[] = [3, 6, 11, 13];
/** What the sandbox's banks grant at once, and what they grant at all, in fen; between the two they think for a day. */
const GRANTED_AT_ONCE = 30_000_000_000n;
const MOST_GRANTED = 50_000_000_000n;
const THINKING_MS = 24 * 3_600_000;
/** A line of theirs lasts a year. */
const CREDIT_MONTHS = 12;

async function heard(account: Account, path: string): Promise<void> {
  if (isSilent(account)) throw new GatewayFailed(path, 'no answer');
  const { slowMs } = mannerOf(account);
  if (slowMs !== undefined) await new Promise((resolve) => setTimeout(resolve, slowMs));
}

/** A bank that pays at once, shows the payment in the outbox of the contact, and keeps books that stay the same however often they are read. */
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
      if (amount > MOST_GRANTED) return { outcome: 'declined', reason: '超出本行对单户的授信上限' };
      if (amount > GRANTED_AT_ONCE && clock.now().getTime() - Date.parse(askedAt) < THINKING_MS) return { outcome: 'processing' };
      const validUntil = addMonths(clock.today(), CREDIT_MONTHS);
      return { outcome: 'granted', total: amount, creditNumber: `SX-${channel}-${reference.slice(-8).toUpperCase()}`, validUntil };
    },
    async balanceOf(account) {
      await heard(account, '/balances');
      if (isRefused(account)) return refused;
      const today = clock.today();
      const day = mannerOf(account).eveningsOnly ? addDays(today, -1) : today;
      const now = clock.now();
      const booked = entriesOf(account, day).filter(({ bookedAt }) => Date.parse(bookedAt) <= now.getTime());
      const evening = addDays(day, -1);
      const before = await addedBy(db, account, evening);
      const opening = fen(closingOf(account, evening) + before);
      const ofDay = (await bookedOn(db, account, day === today ? now : new Date(endOfDay(day).getTime() - 1))).filter(
        ({ bookedAt }) => bookedAt >= endOfDay(evening),
      );
      const sum = (direction: 'in' | 'out') =>
        [...booked, ...ofDay].filter((entry) => entry.direction === direction).reduce((total, { amount }) => total + amount, 0n);
      const [received, paid] = [sum('in'), sum('out')];
      const asOf = day === today ? now.toISOString() : `${day}T23:59:59+08:00`;
      return { outcome: 'known', balance: fen(opening + received - paid), opening, received: fen(received), paid: fen(paid), asOf };
    },
    async statementOf({ from, to, direction, page, pageSize, ...account }) {
      await heard(account, '/statements');
      if (isRefused(account)) return refused;
      const { tellsNoEntries, daysTold } = mannerOf(account);
      if (tellsNoEntries !== undefined) return { outcome: 'refused', reason: tellsNoEntries };
      const today = clock.today();
      if (daysTold !== undefined && daysBetween(from, today) > daysTold)
        return { outcome: 'refused', reason: `该行只提供最近 ${daysTold} 天的明细` };
      const now = clock.now();
      const last = to > today ? today : to;
      const own = entriesBetween(account, from, last).filter((entry) => Date.parse(entry.bookedAt) <= now.getTime());
      const booked = await bookedOn(db, account, now);
      const begin = startOfDay(from).getTime();
      const end = endOfDay(last).getTime();
      const all = merged(own, booked, (moment) => balanceAt(account, moment)).filter(
        (entry) =>
          Date.parse(entry.bookedAt) >= begin &&
          Date.parse(entry.bookedAt) < end &&
          (direction === undefined || entry.direction === direction),
      );
      return { outcome: 'known', total: all.length, list: all.slice((page - 1) * pageSize, page * pageSize) };
    },
  };
}
