import { workingDayAfter } from '../calendar/lender-hours.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { Fen } from '../money/yuan.ts';
import type { FundDirection } from './entry.ts';

/** What an entry of the register and a line of a bank's statement are compared by. */
export interface Matchable {
  readonly bookedOn: CivilDate;
  readonly direction: FundDirection;
  /** In fen. */
  readonly amount: Fen;
  /** The bank's number of the payment; empty where it is not known. */
  readonly serial: string;
  readonly counterpartyName: string;
  /** Empty where it is not known. */
  readonly counterpartyNumber: string;
}

/** A line and the entry that is the same payment, and what says so. */
export interface MatchedPair<Line, Entry> {
  readonly line: Line;
  readonly entry: Entry;
  readonly by: 'serial' | 'facts';
}

/** A bank books a payment so many working days before or after the register at most. */
export const MATCHING_DAYS = 2;

/** Whether two days are at most so many working days apart. */
export function withinWorkingDays(one: CivilDate, other: CivilDate, days: number): boolean {
  const [first, last] = one < other ? [one, other] : [other, one];
  let latest = first;
  for (let count = 0; count < days; count += 1) latest = workingDayAfter(latest);
  return last <= latest;
}

/** Names are compared without blanks, and brackets of either width are the same. */
const plainName = (name: string): string => name.replaceAll(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')');

const sameParty = (line: Matchable, entry: Matchable): boolean =>
  (line.counterpartyNumber !== '' && line.counterpartyNumber === entry.counterpartyNumber) ||
  (line.counterpartyName !== '' && plainName(line.counterpartyName) === plainName(entry.counterpartyName));

const sameMoney = (line: Matchable, entry: Matchable): boolean => line.direction === entry.direction && line.amount === entry.amount;

type Rule = (line: Matchable, entry: Matchable) => boolean;

const RULES: Readonly<Record<MatchedPair<unknown, unknown>['by'], Rule>> = {
  serial: (line, entry) => line.serial !== '' && line.serial === entry.serial && sameMoney(line, entry),
  // Each bank numbers a payment in its own way: two numbers that differ say nothing.
  facts: (line, entry) =>
    sameMoney(line, entry) && withinWorkingDays(line.bookedOn, entry.bookedOn, MATCHING_DAYS) && sameParty(line, entry),
};

/** What a rule finds once for a line and once for an entry, by amount, so that no more is compared than may be the same. */
function unambiguous<Line extends Matchable, Entry extends Matchable>(lines: readonly Line[], entries: readonly Entry[], rule: Rule) {
  const byAmount = new Map<Fen, Entry[]>();
  for (const entry of entries) {
    const alike = byAmount.get(entry.amount);
    if (alike) alike.push(entry);
    else byAmount.set(entry.amount, [entry]);
  }
  const found = lines.map((line) => ({ line, candidates: (byAmount.get(line.amount) ?? []).filter((entry) => rule(line, entry)) }));
  const claims = new Map<Entry, number>();
  for (const { candidates } of found) for (const entry of candidates) claims.set(entry, (claims.get(entry) ?? 0) + 1);
  return found.flatMap(({ line, candidates: [entry, ...others] }) =>
    entry && others.length === 0 && claims.get(entry) === 1 ? [{ line, entry }] : [],
  );
}

/**
 * Which lines of a bank's statement are which entries of the register: those with the same serial; of the rest, those with the same amount and
 * direction, the same other side and days not far apart. Where more than one would do, none is taken: a person looks.
 */
export function matchByRule<Line extends Matchable, Entry extends Matchable>(
  lines: readonly Line[],
  entries: readonly Entry[],
): readonly MatchedPair<Line, Entry>[] {
  const pairs: MatchedPair<Line, Entry>[] = [];
  let [linesLeft, entriesLeft] = [lines, entries];
  for (const by of ['serial', 'facts'] as const) {
    const found = unambiguous(linesLeft, entriesLeft, RULES[by]);
    pairs.push(...found.map((pair) => ({ ...pair, by })));
    const [matchedLines, matchedEntries] = [new Set(found.map(({ line }) => line)), new Set(found.map(({ entry }) => entry))];
    linesLeft = linesLeft.filter((line) => !matchedLines.has(line));
    entriesLeft = entriesLeft.filter((entry) => !matchedEntries.has(entry));
  }
  return pairs;
}
