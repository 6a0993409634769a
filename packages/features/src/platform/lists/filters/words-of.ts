import type { I18n } from '@lingui/core';
import * as z from 'zod/mini';
import type { List } from '../use-list.ts';
import type { AnyFilter } from './kinds.ts';

const Party = z.object({ enterpriseNo: z.string(), name: z.string() });

function nameIn(rows: readonly unknown[], enterpriseNo: string): string {
  for (const row of rows) {
    for (const value of Object.values(row ?? {})) {
      const party = z.safeParse(Party, value);
      if (party.success && party.data.enterpriseNo === enterpriseNo) return party.data.name;
    }
  }
  return enterpriseNo;
}

/** The filters set, in words, one line each; `rows` are the rows found. */
export function wordsOf(
  list: Pick<List<unknown>, 'filterSet' | 'filters' | 'filtersSet'>,
  rows: readonly unknown[],
  i18n: I18n,
): readonly string[] {
  const { filterSet, filters, filtersSet } = list;
  const said = (name: string, filter: AnyFilter): string => {
    const text = filters[name] ?? '';
    if (filter.kind === 'chips' || filter.kind === 'select') {
      const state = filter.terms.find(([value]) => filterSet.writtenAs(filter, value) === text)?.[1];
      const term = state ?? filter.groups?.[text]?.term ?? filter.flags[text]?.term;
      return term ? i18n._(term.label) : text;
    }
    if (filter.kind === 'days' || filter.kind === 'amounts') return `${filters[filter.from] || '…'} – ${filters[filter.to] || '…'}`;
    return filter.kind === 'party' ? (filter.nameIn ?? nameIn)(rows, text) : text;
  };
  return filtersSet.flatMap((name) => {
    const filter = filterSet.filters[name];
    if (filter === undefined) return [];
    const label = i18n._(filter.label);
    return filter.kind === 'flag' ? [label] : [`${label}：${said(name, filter)}`];
  });
}
