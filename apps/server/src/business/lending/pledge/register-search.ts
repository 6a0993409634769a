import { isSearchFresh } from '@lianxin/domain';
import type { PledgeRow } from './repository.ts';

/** The register search of a loan and whether it is still valid; undefined if there was none. */
export function searchOf({ searchReportNumber, searchedAt, searchEntries }: PledgeRow, now: Date) {
  if (searchReportNumber === null || searchedAt === null || searchEntries === null) return undefined;
  return { reportNumber: searchReportNumber, searchedAt, entries: searchEntries, fresh: isSearchFresh(searchedAt, now) };
}

/** Whether the register was searched and the result is still valid. */
export const hasValidSearch = (row: PledgeRow, now: Date): boolean => searchOf(row, now)?.fresh === true;
