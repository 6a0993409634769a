import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AmountRange, ChoiceFilter, ChoiceTerm, DayRange, FlagFilter, PartyFilter, SearchFilter } from './kinds.ts';

/** A search; the label tells what can be searched for. */
export const searchFilter = <const Field extends string>(field: Field, label: MessageDescriptor): SearchFilter<Field> => ({
  kind: 'search',
  field,
  label,
  folded: false,
});

interface DayOptions {
  /** Offers this month and those after it, as for due dates. @default false */
  readonly byMonth?: boolean;
}

export const dayRange = <const Field extends string>(
  from: Field,
  to: Field,
  label: MessageDescriptor,
  { byMonth = false }: DayOptions = {},
): DayRange<Field> => ({
  kind: 'days',
  byMonth,
  from,
  to,
  label,
  folded: false,
});

export const amountRange = <const Field extends string>(from: Field, to: Field): AmountRange<Field> => ({
  kind: 'amounts',
  from,
  to,
  label: msg`金额（元）`,
  folded: false,
});

/** On or off. */
export const flagFilter = <const Field extends string>(field: Field, label: MessageDescriptor): FlagFilter<Field> => ({
  kind: 'flag',
  field,
  label,
  folded: false,
});

/** An enterprise, searched on the server; `anyLabel` is shown if none is chosen. */
export const partyFilter = <const Field extends string>(
  field: Field,
  label: MessageDescriptor,
  anyLabel: MessageDescriptor,
  Picker: PartyFilter['Picker'],
  nameIn?: PartyFilter['nameIn'],
): PartyFilter<Field> => ({ kind: 'party', field, label, anyLabel, Picker, ...(nameIn && { nameIn }), folded: false });

type Words<Value extends string> = readonly (readonly [value: Value, words: MessageDescriptor])[];
const termsOf = <Value extends string>(words: Words<Value>) => words.map(([value, label]) => [value, { label }] as const);

export const selectFilter = <const Field extends string, const Value extends string>(
  field: Field,
  label: MessageDescriptor,
  anyLabel: MessageDescriptor,
  words: Words<Value>,
): ChoiceFilter<Field, Value, never> => ({
  kind: 'select',
  field,
  label,
  anyLabel,
  terms: termsOf(words),
  flags: {},
  rare: [],
  folded: false,
});

/** One value of an enumeration as chips without icons, such as a type. */
export const typeChips = <const Field extends string, const Value extends string>(
  field: Field,
  label: MessageDescriptor,
  words: Words<Value>,
): ChoiceFilter<Field, Value, never> => ({ ...selectFilter(field, label, msg`全部`, words), kind: 'chips' });

type Flags<Flag extends string> = ChoiceFilter<never, never, Flag>['flags'];

interface ChipOptions<Value extends string, Flag extends string> {
  /** Chips that stand for several states. A state of its own has a chip only while it is chosen. @default none */
  readonly groups?: NonNullable<ChoiceFilter<string, NoInfer<Value>>['groups']>;
  /** States with a chip only if their count is not zero. @default none */
  readonly rare?: readonly NoInfer<Value>[];
  /** Chips for flags of the request, after a divider. @default none */
  readonly flags?: Flags<Flag>;
  /** The flag whose chip comes first, as the list opens with it. @default none */
  readonly leads?: string;
  /** One state is always selected, so there is no chip for all. @default false */
  readonly always?: boolean;
}

/** One state as chips with counts; words and icons come from the terms, in the given order. */
export const stateChips = <const Field extends string, const Value extends string, const Flag extends string = never>(
  field: Field,
  terms: Readonly<Record<NoInfer<Value>, ChoiceTerm>>,
  states: readonly Value[],
  { groups, leads, rare = [], flags = {}, always = false }: ChipOptions<Value, Flag> = {},
): ChoiceFilter<Field, Value, Flag> => ({
  kind: 'chips',
  field,
  label: msg`状态`,
  terms: states.map((state) => [state, terms[state]] as const),
  flags,
  rare,
  ...(groups && { groups }),
  ...(leads !== undefined && { leads }),
  ...(always ? {} : { anyLabel: msg`全部` }),
  folded: false,
});

/** Several states under one chip with their total count, such as the steps of a desk. */
export const groupChips = <const Field extends string, const Value extends string, const Flag extends string = never>(
  field: Field,
  groups: Readonly<Record<string, { readonly values: readonly Value[]; readonly term: ChoiceTerm }>>,
  { flags = {} }: { readonly flags?: Flags<Flag> } = {},
): ChoiceFilter<Field, Value, Flag> => ({
  kind: 'chips',
  field,
  label: msg`状态`,
  terms: [],
  groups,
  flags,
  rare: [],
  anyLabel: msg`全部`,
  folded: false,
});

/** One of several flags as a select: unread, read. */
export const flagChoice = <const Flag extends string>(
  label: MessageDescriptor,
  anyLabel: MessageDescriptor,
  flags: Flags<Flag>,
): ChoiceFilter<never, never, Flag> => ({ kind: 'select', label, anyLabel, terms: [], flags, rare: [], folded: false });

export const folded = <F extends { readonly folded: boolean }>(filter: F): F => ({ ...filter, folded: true });
