import { addMonths, monthOf, shanghaiDate } from '@lianxin/domain';
import { Checkbox, DateRangePicker, FormField, Input, SearchInput, Select } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { startTransition, useOptimistic } from 'react';
import { FILTER_WIDTH } from '../filter-width.ts';
import type { Texts } from './define-filters.ts';
import type { AmountRange, AnyFilter, ChoiceFilter, DayRange, PartyFilter } from './kinds.ts';

export interface FilterControlProps<Filter extends AnyFilter = AnyFilter> {
  readonly name: string;
  readonly filter: Filter;
  readonly texts: Texts;
  readonly onChange: (changes: Texts) => void;
  readonly writtenAs: (filter: ChoiceFilter, value: string) => string;
}

/** Input for one filter. Shows the new value at once; the list follows. The label is above it when folded, inside it in the row. */
export function FilterControl({ filter, texts: set, onChange: change, ...named }: FilterControlProps) {
  const { i18n } = useLingui();
  const [texts, show] = useOptimistic(set);
  const onChange = (changes: Texts) =>
    startTransition(() => {
      show((before) => ({ ...before, ...changes }));
      change(changes);
    });
  const rest = { ...named, texts, onChange };
  const label = i18n._(filter.label);
  if (filter.kind === 'amounts') return <Amounts filter={filter} {...rest} />;
  if (!filter.folded) return <Control filter={filter} label={label} {...rest} />;
  return (
    <FormField label={label}>
      <Control filter={filter} {...rest} />
    </FormField>
  );
}

interface Labelled {
  readonly label?: string | undefined;
}

function Control({ filter, label, ...rest }: FilterControlProps & Labelled) {
  const { i18n } = useLingui();
  const { name, texts, onChange } = rest;
  const text = texts[name] ?? '';
  const words = i18n._(filter.label);
  switch (filter.kind) {
    case 'search':
      return (
        <SearchInput size="sm" className={FILTER_WIDTH} label={words} value={text} onSearch={(search) => onChange({ [name]: search })} />
      );
    case 'flag':
      return (
        <Checkbox checked={text === '1'} onCheckedChange={(checked) => onChange({ [name]: checked ? '1' : '' })}>
          {words}
        </Checkbox>
      );
    case 'days':
      return <Days filter={filter} label={label} {...rest} />;
    case 'party':
      return <Party filter={filter} label={label} {...rest} />;
    case 'select':
      return <Choose filter={filter} label={label} {...rest} />;
    default:
      return null;
  }
}

/** Months offered for a due date, from this one. */
const MONTHS_AHEAD = 6;

function monthsAhead() {
  const { first: thisMonth } = monthOf(shanghaiDate(new Date()));
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const { first, last } = monthOf(addMonths(thisMonth, ahead));
    return { label: first.slice(0, 7), range: { from: first, to: last } };
  });
}

function Days({ filter: { from, to, byMonth }, label, texts, onChange }: FilterControlProps<DayRange> & Labelled) {
  return (
    <DateRangePicker
      {...(label === undefined ? {} : { size: 'sm', className: 'w-64 max-tablet:w-full', 'aria-label': label })}
      {...(byMonth ? { presets: monthsAhead() } : {})}
      value={{ from: texts[from] || null, to: texts[to] || null }}
      onValueChange={(days) => onChange({ [from]: days.from ?? '', [to]: days.to ?? '' })}
    />
  );
}

function Amounts({ filter: { from, to }, texts, onChange }: FilterControlProps<AmountRange>) {
  const { t } = useLingui();
  const bound = (field: string, label: string) => (
    <FormField label={label}>
      <Input
        inputMode="decimal"
        clearable
        value={texts[field] ?? ''}
        onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      />
    </FormField>
  );
  return (
    <>
      {bound(from, t`金额从（元）`)}
      {bound(to, t`金额至（元）`)}
    </>
  );
}

function Party({ name, filter: { anyLabel, Picker }, label, texts, onChange }: FilterControlProps<PartyFilter> & Labelled) {
  const { i18n } = useLingui();
  return (
    <Picker
      {...(label === undefined ? {} : { size: 'sm', className: FILTER_WIDTH, 'aria-label': label })}
      clearable
      placeholder={i18n._(anyLabel)}
      value={texts[name] ?? ''}
      onValueChange={(party) => onChange({ [name]: party })}
    />
  );
}

const ANY = 'any';

function Choose({ name, filter, label, texts, onChange, writtenAs }: FilterControlProps<ChoiceFilter> & Labelled) {
  const { i18n } = useLingui();
  const { anyLabel, terms, flags } = filter;
  return (
    <Select
      {...(label === undefined ? {} : { size: 'sm', className: 'w-36 max-tablet:w-full', 'aria-label': label })}
      value={texts[name] || ANY}
      onValueChange={(value) => onChange({ [name]: value === ANY ? '' : value })}
      options={[
        ...(anyLabel ? [{ value: ANY, label: i18n._(anyLabel) }] : []),
        ...terms.map(([value, term]) => ({ value: writtenAs(filter, value), label: i18n._(term.label) })),
        ...Object.entries(flags).map(([value, { term }]) => ({ value, label: i18n._(term.label) })),
      ]}
    />
  );
}
