import { FilterBar, StatusChips, useIsMobile } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { List } from '../use-list.ts';
import { chipsOf } from './chips-of.tsx';
import { FilterControl } from './filter-control.tsx';

type Filtered = Pick<List<unknown>, 'filterSet' | 'filters' | 'filtersSet' | 'change' | 'resetFilters' | 'reply'>;

export interface ListChipsProps {
  readonly list: Filtered;
  readonly counts?: Readonly<Record<string, number | undefined>> | undefined;
  readonly onChange?: (() => void) | undefined;
}

export function ListChips({ list: { filterSet, filters, change, reply }, counts, onChange }: ListChipsProps) {
  const { i18n } = useLingui();
  const inStates = reply?.stateCounts;
  const all = inStates && Object.values(inStates).reduce<number>((sum, count = 0) => sum + count, 0);
  return Object.entries(filterSet.filters).map(([name, filter]) => {
    if (filter.kind !== 'chips') return null;
    const chosen = filters[name] ?? '';
    return (
      <StatusChips
        key={name}
        label={i18n._(filter.label)}
        value={chosen}
        onValueChange={(value) => {
          onChange?.();
          change({ [name]: value });
        }}
        chips={chipsOf(filter, {
          i18n,
          writtenAs: filterSet.writtenAs,
          counts: inStates || counts ? { ...inStates, ...reply?.flagCounts, ...counts } : undefined,
          all,
          chosen,
        })}
      />
    );
  });
}

export interface ListFiltersProps {
  readonly list: Filtered;
  readonly beside?: ReactNode;
  /** Density, columns and export, on the right. */
  readonly end: ReactNode;
}

/** The common filters in a row and the rest folded, with the number of those set. */
export function ListFilters({ list, beside, end }: ListFiltersProps) {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const { filterSet, filters, filtersSet, change, resetFilters } = list;
  const drawn = (isFolded: boolean) =>
    Object.entries(filterSet.filters)
      .filter(([, filter]) => filter.kind !== 'chips' && filter.folded === isFolded)
      .map(([name, filter]) => (
        <FilterControl key={name} name={name} filter={filter} texts={filters} onChange={change} writtenAs={filterSet.writtenAs} />
      ));
  const row = (
    <>
      {drawn(false)}
      {beside}
    </>
  );
  const more = drawn(true);
  const moreSet = filtersSet.filter((name) => filterSet.filters[name]?.folded === true).length;
  const bar = { active: filtersSet.length > 0, onReset: resetFilters, end };
  // A phone shows cards first; the filters are behind one button.
  if (mobile) {
    return (
      <FilterBar
        {...bar}
        more={
          <>
            {row}
            {more}
          </>
        }
        moreLabel={t`筛选`}
        moreCount={filtersSet.length}
      />
    );
  }
  return (
    <FilterBar {...bar} {...(more.length > 0 ? { more, moreCount: moreSet } : {})}>
      {row}
    </FilterBar>
  );
}
