import { isSearchFresh, Refusal } from '@lianxin/domain';
import type { PledgeRow } from './repository.ts';

/** What the register said of a loan, and whether that still counts; undefined while nobody has searched. */
export function searchOf({ searchReportNumber, searchedAt, searchEntries }: PledgeRow, now: Date) {
  if (searchReportNumber === null || searchedAt === null || searchEntries === null) return undefined;
  return { reportNumber: searchReportNumber, searchedAt, entries: searchEntries, fresh: isSearchFresh(searchedAt, now) };
}

/** Refuses SEARCH_FIRST where nobody has searched, or too long ago. */
export function assertSearched(row: PledgeRow, now: Date): void {
  if (searchOf(row, now)?.fresh !== true) throw new Refusal('SEARCH_FIRST');
}
