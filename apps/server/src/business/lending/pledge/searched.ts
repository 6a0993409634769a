import { isSearchFresh } from '@lianxin/domain';
import type { PledgeRow } from './repository.ts';

/** What the register said of a loan, and whether that still counts; undefined while nobody has searched. */
export function searchOf({ searchReportNumber, searchedAt, searchEntries }: PledgeRow, now: Date) {
  if (searchReportNumber === null || searchedAt === null || searchEntries === null) return undefined;
  return { reportNumber: searchReportNumber, searchedAt, entries: searchEntries, fresh: isSearchFresh(searchedAt, now) };
}

/** Whether the register was searched, and not too long ago. */
export const isSearched = (row: PledgeRow, now: Date): boolean => searchOf(row, now)?.fresh === true;
