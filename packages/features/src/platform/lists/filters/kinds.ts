import type { CategoryId, EnterpriseNo } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import type { ComboboxProps, StatusTone } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

interface Filter {
  /** What is filtered by, in words. */
  readonly label: MessageDescriptor;
  /** Used less: it waits behind 更多筛选. */
  readonly folded: boolean;
}

/** Words to look for. */
export interface SearchFilter<Field extends string = string> extends Filter {
  readonly kind: 'search';
  readonly field: Field;
}

/** From one day to another, both counted. */
export interface DayRange<Field extends string = string> extends Filter {
  readonly kind: 'days';
  readonly from: Field;
  readonly to: Field;
}

/** From one amount to another, in yuan as they are typed. */
export interface AmountRange<Field extends string = string> extends Filter {
  readonly kind: 'amounts';
  readonly from: Field;
  readonly to: Field;
}

/** Something that is or is not asked for. */
export interface FlagFilter<Field extends string = string> extends Filter {
  readonly kind: 'flag';
  readonly field: Field;
}

/** What a filter hands to the part that finds an enterprise on the server. */
export interface PickerProps extends Pick<ComboboxProps, 'size' | 'className' | 'clearable' | 'placeholder' | 'aria-label'> {
  /** The enterprise chosen; "" for none. */
  readonly value: string;
  readonly onValueChange: (enterpriseNo: string) => void;
}

/** An enterprise or a category, looked for on the server. */
export interface PartyFilter<Field extends string = string> extends Filter {
  readonly kind: 'party';
  readonly field: Field;
  /** What stands in the field while nobody is chosen: 全部接收方. */
  readonly anyLabel: MessageDescriptor;
  /** Finds one. */
  readonly Picker: ComponentType<PickerProps>;
  /** What a choice is called in print, by the rows that it found. @default the name of the enterprise in them */
  readonly nameIn?: (rows: readonly unknown[], value: string) => string;
}

/** What a choice is called, and the tone of its glyph. */
export interface ChoiceTerm {
  readonly label: MessageDescriptor;
  readonly tone?: StatusTone;
}

/** One of an enumeration: chips with counts over the list, or a select among the filters. */
export interface ChoiceFilter<Field extends string = string, Value extends string = string, Flag extends string = string> extends Filter {
  readonly kind: 'chips' | 'select';
  /** Takes the value; none: every choice is a flag. */
  readonly field?: Field;
  /** What can be chosen, in order. */
  readonly terms: readonly (readonly [value: Value, term: ChoiceTerm])[];
  /** Choices that ask by a flag of the request rather than by the field, under the name they have in the address. */
  readonly flags: Readonly<Record<string, { readonly field: Flag; readonly term: ChoiceTerm }>>;
  /** Choices that stand for several values at once, under the name they have in the address. @default none */
  readonly groups?: Readonly<Record<string, { readonly values: readonly Value[]; readonly term: ChoiceTerm }>>;
  /** Values out of sight while nothing is in them. */
  readonly rare: readonly Value[];
  /** What it is called when none is chosen: 全部. Without it one always is. */
  readonly anyLabel?: MessageDescriptor;
}

export type AnyFilter = SearchFilter | DayRange | AmountRange | FlagFilter | PartyFilter | ChoiceFilter;

type Named<Request> = keyof Request & string;
type FieldOf<Request, Value> = { [Field in Named<Request>]-?: NonNullable<Request[Field]> extends Value ? Field : never }[Named<Request>];
type TextOf<Request> = { [Field in Named<Request>]-?: string extends NonNullable<Request[Field]> ? Field : never }[Named<Request>];
type ValueOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;
type Choices<Request> = {
  [Field in Named<Request>]-?: ValueOf<NonNullable<Request[Field]>> extends infer Value extends string
    ? ChoiceFilter<Field, Value, FieldOf<Request, boolean>>
    : never;
}[Named<Request>];

/** A filter that a request can carry: its field is one of the request's, and of the filter's kind. */
export type FilterOf<Request> =
  | SearchFilter<TextOf<Request>>
  | DayRange<FieldOf<Request, CivilDate>>
  | AmountRange<FieldOf<Request, Fen>>
  | FlagFilter<FieldOf<Request, boolean>>
  | PartyFilter<
      FieldOf<Request, EnterpriseNo> | FieldOf<Request, CategoryId> | (FieldOf<Request, number> & 'channel') | (TextOf<Request> & 'tag')
    >
  | Choices<Request>
  | ChoiceFilter<never, never, FieldOf<Request, boolean>>;

/** The names under which a record of filters stands in the address: a range under its two fields, any other under its own. */
export type AddressKey<Filters> = {
  [Name in keyof Filters & string]: Filters[Name] extends { readonly from: infer From extends string; readonly to: infer To extends string }
    ? From | To
    : Name;
}[keyof Filters & string];
