import { addDays, fen, isWorkingDay, shanghaiDate, type CivilDate, type Fen } from '@lianxin/domain';
import { createHash } from 'node:crypto';
import type { Account, StatementEntry } from './bank-gateway.ts';

type List<Item> = readonly [Item, ...Item[]];

const PARTNERS: List<readonly [name: string, accountNumber: string]> = [
  ['晋北煤业集团有限公司', '14001736208050508846'],
  ['云岭物流有限公司', '6222020502004417'],
  ['雁北工矿配件有限公司', '6217000340008812345'],
  ['宁武煤机修造有限公司', '6217000340009921187'],
  ['国网山西省电力公司', '1400160000001020035'],
];
const PURPOSES: Readonly<Record<'in' | 'out', List<string>>> = {
  in: ['货款', '设备款', '服务费', '到期兑付'],
  out: ['采购款', '运费', '电费', '工资'],
};

/** A reproducible pseudo-random number from 0 to `below` (exclusive). */
function pseudoRandom(below: number, ...of: readonly string[]): number {
  return createHash('sha256').update(of.join('|')).digest().readUInt32BE(0) % below;
}

/** A reproducible choice from a list. */
function pick<Item>(list: List<Item>, ...of: readonly string[]): Item {
  return list[pseudoRandom(list.length, ...of)] ?? list[0];
}

/** The generated closing balance of an account, which changes on working days. */
export function closingOf({ accountNumber }: Pick<Account, 'accountNumber'>, day: CivilDate): Fen {
  let last = day;
  while (!isWorkingDay(last)) last = addDays(last, -1);
  const base = 30_000_000 + pseudoRandom(170_000_000, accountNumber);
  return fen(BigInt(base + pseudoRandom(40_000_000, accountNumber, last)));
}

/** The generated entries of one day, newest first. They lead from the previous closing balance to the day's. */
export function entriesOf(account: Pick<Account, 'accountNumber' | 'branchNumber'>, day: CivilDate): readonly StatementEntry[] {
  const { accountNumber, branchNumber } = account;
  if (!isWorkingDay(day)) return [];
  const before = closingOf(account, addDays(day, -1));
  const change = closingOf(account, day) - before;
  const extra = BigInt(1_000_000 + pseudoRandom(9_000_000, accountNumber, day, 'extra'));
  const received = extra + (change > 0n ? change : 0n);
  const paid = received - change;
  const entry = (place: number, direction: 'in' | 'out', amount: bigint, balanceAfter: bigint): StatementEntry => {
    const [counterpartyName, counterpartyNumber] = pick(PARTNERS, accountNumber, day, direction);
    return {
      serial: `${day.replaceAll('-', '')}${branchNumber.slice(0, 3)}${accountNumber.slice(-4)}${String(place).padStart(4, '0')}`,
      bookedAt: `${day}T${place === 1 ? '09' : '15'}:${String(pseudoRandom(60, accountNumber, day, direction)).padStart(2, '0')}:00+08:00`,
      direction,
      amount: fen(amount),
      counterpartyName,
      counterpartyNumber,
      balanceAfter: fen(balanceAfter),
      summary: pick(PURPOSES[direction], day, accountNumber, direction),
    };
  };
  return [entry(2, 'out', paid, before + change), entry(1, 'in', received, before + received)];
}

/** The generated entries of an inclusive range of days, newest first. */
export function entriesBetween(
  account: Pick<Account, 'accountNumber' | 'branchNumber'>,
  from: CivilDate,
  to: CivilDate,
): readonly StatementEntry[] {
  const entries: StatementEntry[] = [];
  for (let day = to; day >= from; day = addDays(day, -1)) entries.push(...entriesOf(account, day));
  return entries;
}

/** The generated balance of an account at a time (ISO 8601). */
export function balanceAt(account: Pick<Account, 'accountNumber' | 'branchNumber'>, moment: string): Fen {
  const day = shanghaiDate(new Date(moment));
  const latest = entriesOf(account, day).find(({ bookedAt }) => Date.parse(bookedAt) <= Date.parse(moment));
  return latest?.balanceAfter ?? closingOf(account, addDays(day, -1));
}
