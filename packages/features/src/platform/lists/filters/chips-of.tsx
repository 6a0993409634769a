import { StatusGlyph, type StatusChip } from '@lianxin/ui';
import type { I18n } from '@lingui/core';
import type { ChoiceFilter, ChoiceTerm } from './kinds.ts';

export interface ChipsOptions {
  readonly i18n: I18n;
  readonly writtenAs: (filter: ChoiceFilter, value: string) => string;
  /** Counts by state; undefined while unknown. */
  readonly counts: Readonly<Record<string, number | undefined>> | undefined;
  /** The total count. */
  readonly all: number | undefined;
  readonly chosen: string;
}

/** One chip for all, then for each state or group, then for each flag, with counts; before all, the flag that leads. */
export function chipsOf(filter: ChoiceFilter, { i18n, writtenAs, counts, all, chosen }: ChipsOptions): readonly StatusChip[] {
  const chip = (value: string, { label, tone }: ChoiceTerm, count: number | undefined): StatusChip => ({
    value,
    label: i18n._(label),
    count,
    ...(tone ? { glyph: <StatusGlyph tone={tone} /> } : {}),
  });
  const states = filter.terms.flatMap(([state, term]) => {
    const value = writtenAs(filter, state);
    const count = counts && (counts[state] ?? 0);
    const isSeldomShown = filter.groups !== undefined || (filter.rare.includes(state) && !count);
    return isSeldomShown && chosen !== value ? [] : [chip(value, term, count)];
  });
  const groups = Object.entries(filter.groups ?? {}).map(([name, { values, term }]) =>
    chip(name, term, counts && values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)),
  );
  const { [filter.leads ?? '']: leading, ...others } = filter.flags;
  const first = leading && filter.leads !== undefined ? [chip(filter.leads, leading.term, counts?.[filter.leads])] : [];
  const flags = Object.entries(others).map(([name, { term }], index) => ({
    ...chip(name, term, counts?.[name]),
    ...(index === 0 ? { divided: true } : {}),
  }));
  return [...first, ...(filter.anyLabel ? [chip('', { label: filter.anyLabel }, all)] : []), ...states, ...groups, ...flags];
}
