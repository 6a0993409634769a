import type { Endpoint } from '@lianxin/api/contract';
import { yuanOf } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import * as z from 'zod/mini';
import type { PageQuery, PageReply } from '../paging.ts';
import type { AddressKey, AnyFilter, ChoiceFilter, FilterOf } from './kinds.ts';

export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** The filters of a list, declared once for the address, the page and the request. */
export interface FilterSet<Row = unknown, Key extends string = string, Reply extends PageReply<Row> = PageReply<Row>> {
  /** The paged call. */
  readonly endpoint: Endpoint<z.ZodMiniObject, z.core.$ZodType<Reply>>;
  readonly filters: Readonly<Record<string, AnyFilter>>;
  /** Empty values for the address. */
  readonly blank: Texts<Key>;
  /** The request; unreadable values are left out. */
  readonly requestOf: (texts: Texts, page: PageQuery) => z.output<z.ZodMiniObject>;
  readonly writtenAs: (filter: ChoiceFilter, value: string) => string;
}

/** Parameters of a filter in the address. */
export const keysOf = (name: string, filter: AnyFilter): readonly string[] => ('from' in filter ? [filter.from, filter.to] : [name]);

/**
 * Declares the filters of a paged call. A filter for a missing field, or of another type, does not compile. `always` is part of every
 * request.
 */
export function defineFilters<
  Row,
  Reply extends PageReply<Row>,
  Request extends z.ZodMiniObject,
  const Filters extends Readonly<Record<string, FilterOf<z.output<Request>>>>,
>(
  endpoint: Endpoint<Request, z.core.$ZodType<Reply & PageReply<Row>>>,
  filters: Filters,
  always?: Partial<z.input<Request>>,
): FilterSet<Row, AddressKey<Filters>, Reply>;
export function defineFilters(endpoint: FilterSet['endpoint'], filters: FilterSet['filters'], always: object = {}): FilterSet {
  const { shape } = endpoint.request;
  const reads = (field: string, value: unknown): boolean => {
    const schema = shape[field];
    return schema !== undefined && z.safeParse(schema, value).success;
  };
  const readable = (fields: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
    Object.entries(fields).filter(([field, value]) => value !== undefined && reads(field, value));
  const entries = Object.entries(filters);
  const writtenAs = ({ field }: ChoiceFilter, value: string): string => {
    const schema = field === undefined ? undefined : shape[field];
    if (schema === undefined) return value;
    const many = z.safeEncode(schema, [value]);
    const written = many.success ? [many.data].flat()[0] : z.encode(schema, value);
    return String(written);
  };
  const asked = ([name, filter]: readonly [string, AnyFilter], texts: Texts) => {
    const group = filter.kind === 'chips' ? filter.groups?.[texts[name] ?? ''] : undefined;
    if (filter.kind !== 'chips' || group === undefined) return readable(fieldsOf(filter, texts, name, reads));
    return readable({ [filter.field ?? name]: group.values.map((value) => writtenAs(filter, value)) });
  };
  return {
    endpoint,
    filters,
    blank: Object.fromEntries(entries.flatMap(([name, filter]) => keysOf(name, filter).map((key) => [key, '']))),
    requestOf: (texts, { page, pageSize, ...order }) =>
      z.parse(endpoint.request, {
        page,
        pageSize,
        ...always,
        ...Object.fromEntries([...readable({ ...order }), ...entries.flatMap((entry) => asked(entry, texts))]),
      }),
    writtenAs,
  };
}

/** Converts address parameters to request fields in wire format. */
function fieldsOf(
  filter: AnyFilter,
  texts: Texts,
  name: string,
  reads: (field: string, value: unknown) => boolean,
): Readonly<Record<string, unknown>> {
  const text = (texts[name] ?? '').trim();
  switch (filter.kind) {
    case 'days':
      return { [filter.from]: texts[filter.from], [filter.to]: texts[filter.to] };
    case 'amounts':
      return { [filter.from]: yuanText(texts[filter.from]), [filter.to]: yuanText(texts[filter.to]) };
    case 'flag':
      return text === '1' ? { [filter.field]: true } : {};
    case 'chips':
    case 'select': {
      const { field, flags } = filter;
      const flag = flags[text];
      if (flag !== undefined) return { [flag.field]: true };
      if (field === undefined || text === '') return {};
      const values = text.split(',').filter((value) => reads(field, [value]));
      return { [field]: values.length > 0 ? values : text };
    }
    default:
      // Lenders have a numeric channel code, enterprises a text.
      return text === '' ? {} : { [filter.field]: reads(filter.field, text) ? text : Number(text) };
  }
}

/** A typed amount in wire format. */
const yuanText = (typed = ''): string | undefined => {
  const amount = readMoney(typed);
  return amount === undefined ? undefined : yuanOf(amount);
};
