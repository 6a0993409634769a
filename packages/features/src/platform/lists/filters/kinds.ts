import type { CategoryId, EnterpriseNo } from '@lianxin/api/contract';
import type { CivilDate, Fen } from '@lianxin/domain';
import type { ComboboxProps, StatusTone } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

interface Filter {
  readonly label: MessageDescriptor;
  /** Shown under 更多筛选. */
  readonly folded: boolean;
}

export interface SearchFilter<Field extends string = string> extends Filter {
  readonly kind: 'search';
  readonly field: Field;
}

export interface DayRange<Field extends string = string> extends Filter {
  readonly kind: 'days';
  /** Offers this month and those after it. */
  readonly byMonth: boolean;
  readonly from: Field;
  readonly to: Field;
}

/** A range of amounts in yuan, as typed. */
export interface AmountRange<Field extends string = string> extends Filter {
  readonly kind: 'amounts';
  readonly from: Field;
  readonly to: Field;
}

/** On or off. */
export interface FlagFilter<Field extends string = string> extends Filter {
  readonly kind: 'flag';
  readonly field: Field;
}

export interface PickerProps extends Pick<ComboboxProps, 'size' | 'className' | 'clearable' | 'placeholder' | 'aria-label'> {
  readonly value: string;
  readonly onValueChange: (enterpriseNo: string) => void;
}

export interface PartyFilter<Field extends string = string> extends Filter {
  readonly kind: 'party';
  readonly field: Field;
  /** Shown if none is chosen: 全部接收方. */
  readonly anyLabel: MessageDescriptor;
  readonly Picker: ComponentType<PickerProps>;
  /** Name of a choice on paper, from the rows found. @default the enterprise's name in the rows */
  readonly nameIn?: (rows: readonly unknown[], value: string) => string;
}

/** A choice with its label and icon tone. */
export interface ChoiceTerm {
  readonly label: MessageDescriptor;
  readonly tone?: StatusTone;
}

/** One value of an enumeration: chips with counts, or a select. */
export interface ChoiceFilter<Field extends string = string, Value extends string = string, Flag extends string = string> extends Filter {
  readonly kind: 'chips' | 'select';
  /** Request field of the value; undefined if every choice is a flag. */
  readonly field?: Field;
  /** Choices in order. */
  readonly terms: readonly (readonly [value: Value, term: ChoiceTerm])[];
  /** Choices that set a flag of the request, by their name in the address. */
  readonly flags: Readonly<Record<string, { readonly field: Flag; readonly term: ChoiceTerm }>>;
  /** Choices that stand for several values, by their name in the address. @default none */
  readonly groups?: Readonly<Record<string, { readonly values: readonly Value[]; readonly term: ChoiceTerm }>>;
  /** The flag whose chip comes first, as the list opens with it. @default none */
  readonly leads?: string;
  /** Values hidden while their count is zero. */
  readonly rare: readonly Value[];
  /** Label for no choice: 全部. Without it one is always chosen. */
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

/** Address parameters of filters: a range has one for each end. */
export type AddressKey<Filters> = {
  [Name in keyof Filters & string]: Filters[Name] extends { readonly from: infer From extends string; readonly to: infer To extends string }
    ? From | To
    : Name;
}[keyof Filters & string];
