import { workingDayAfter } from '../calendar/lender-hours.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import type { Fen } from '../money/yuan.ts';
import type { FundDirection } from './entry.ts';

/** The fields by which register entries and bank statement lines are matched. */
export interface Matchable {
  readonly bookedOn: CivilDate;
  readonly direction: FundDirection;
  readonly amount: Fen;
  /** The bank's serial number of the payment; empty when unknown. */
  readonly serial: string;
  readonly counterpartyName: string;
  /** Account number; empty when unknown. */
  readonly counterpartyNumber: string;
}

/** A line and an entry for the same payment, with the rule that matched them. */
export interface MatchedPair<Line, Entry> {
  readonly line: Line;
  readonly entry: Entry;
  readonly by: 'serial' | 'facts';
}

/** Most working days between the booking dates of the bank and of the register. */
export const MATCHING_DAYS = 2;

/** Whether two dates are at most `days` working days apart. */
export function withinWorkingDays(one: CivilDate, other: CivilDate, days: number): boolean {
  const [first, last] = one < other ? [one, other] : [other, one];
  let latest = first;
  for (let count = 0; count < days; count += 1) latest = workingDayAfter(latest);
  return last <= latest;
}

/** Normalises a name for comparison: no whitespace, and full-width brackets as half-width. */
const plainName = (name: string): string => name.replaceAll(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')');

const sameParty = (line: Matchable, entry: Matchable): boolean =>
  (line.counterpartyNumber !== '' && line.counterpartyNumber === entry.counterpartyNumber) ||
  (line.counterpartyName !== '' && plainName(line.counterpartyName) === plainName(entry.counterpartyName));

const sameMoney = (line: Matchable, entry: Matchable): boolean => line.direction === entry.direction && line.amount === entry.amount;

type Rule = (line: Matchable, entry: Matchable) => boolean;

const RULES: Readonly<Record<MatchedPair<unknown, unknown>['by'], Rule>> = {
  serial: (line, entry) => line.serial !== '' && line.serial === entry.serial && sameMoney(line, entry),
  // Banks number payments independently, so different serials do not exclude a match.
  facts: (line, entry) =>
    sameMoney(line, entry) && withinWorkingDays(line.bookedOn, entry.bookedOn, MATCHING_DAYS) && sameParty(line, entry),
};

/** Pairs matched by a rule that are unique on both sides. Entries are indexed by amount to limit the comparisons. */
function unambiguous<Line extends Matchable, Entry extends Matchable>(lines: readonly Line[], entries: readonly Entry[], rule: Rule) {
  const byAmount = new Map<Fen, Entry[]>();
  for (const entry of entries) {
    const sameAmount = byAmount.get(entry.amount);
    if (sameAmount) sameAmount.push(entry);
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
 * Matches bank statement lines with register entries: first by serial number, then by amount, direction, counterparty and a booking date
 * within MATCHING_DAYS. Ambiguous candidates are left unmatched for a person to decide.
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
