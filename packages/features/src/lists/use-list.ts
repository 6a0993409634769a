import type { Endpoint, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { useClient, useEndpoint } from '@lianxin/api/react';
import type { Fen } from '@lianxin/domain';
import type { Density, Sort } from '@lianxin/ui';
import { useCallback, useMemo, useState } from 'react';
import { useQueryState } from '../navigation/index.ts';
import { useSetting } from '../settings/index.ts';

/** What every paged call answers. */
export interface PageReply<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly totalAmount?: Fen | undefined;
  readonly availableAmount?: Fen | undefined;
  readonly stateCounts?: Readonly<Record<string, number>> | undefined;
}

export interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: string;
}

export interface ListOptions<E extends Endpoint, Key extends string> {
  /** Name under which the person's columns and density are kept. */
  readonly name: string;
  readonly endpoint: E;
  /** Ids of columns that a person has to ask for, as there is no room for all. @default none */
  readonly hiddenAtFirst?: readonly string[];
  /** The filters and what each is while unset, kept in the address. */
  readonly filters: Readonly<Record<Key, string>>;
  /** What the call is asked for filters as typed; a value that does not read is left out. */
  readonly request: (filters: Readonly<Record<Key, string>>, page: PageQuery) => RequestOf<E>;
  /** @default 20 */
  readonly pageSize?: number;
  /** Milliseconds between two looks at the server. @default 0, never */
  readonly refreshEveryMs?: number;
}

const PAGE_KEYS = { page: '1', pageSize: '', sort: '' } as const;

/** More rows than this are not exported at once (screens.md §0). */
export const EXPORT_MAX = 50_000;
const EXPORT_PAGE = 100;

const sortOf = (text: string): Sort | undefined => {
  if (text === '') return undefined;
  return text.startsWith('-') ? { id: text.slice(1), direction: 'desc' } : { id: text, direction: 'asc' };
};

/** A list over a paged call: filters, page and sort in the address, columns and density in the person's settings, selection across pages. */
export function useList<E extends Endpoint, Row, const Key extends string>(
  options: ListOptions<E, Key> & { readonly rowsOf: (reply: ResponseOf<E>) => PageReply<Row> },
) {
  const { name, endpoint, filters: defaults, request, rowsOf, hiddenAtFirst = [], pageSize: usual = 20, refreshEveryMs = 0 } = options;
  const client = useClient();
  const [initial] = useState<Readonly<Record<Key | keyof typeof PAGE_KEYS, string>>>({ ...PAGE_KEYS, ...defaults });
  const [query, change] = useQueryState(initial);
  const [density, setDensity] = useSetting('density', 'standard');
  const [hiddenText, setHiddenText] = useSetting(`columns.${name}`, hiddenAtFirst.join(','));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

  const page: PageQuery = {
    page: Math.max(1, Number(query.page) || 1),
    pageSize: Number(query.pageSize) || usual,
    ...(query.sort === '' ? {} : { sort: query.sort }),
  };
  const answer = useEndpoint(endpoint, request(query, page), { keepPreviousData: true, refreshEveryMs, quiet: true });
  const reply = answer.data === undefined ? undefined : rowsOf(answer.data);

  const setFilters = useCallback(
    (changes: Partial<Record<Key, string>>) => change({ ...changes, page: '1' } as Partial<Record<Key | keyof typeof PAGE_KEYS, string>>),
    [change],
  );
  const hidden = useMemo(() => new Set(hiddenText.split(',').filter(Boolean)), [hiddenText]);
  const set = Object.entries<string>(defaults).filter(([key, fallback]) => query[key as Key] !== fallback).length;

  /** Every row of the filter, page by page, for an export. */
  const everyRow = async (): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (let number = 1; rows.length < EXPORT_MAX; number += 1) {
      const part = rowsOf(await client.call(endpoint, request(query, { ...page, page: number, pageSize: EXPORT_PAGE })));
      rows.push(...part.list);
      if (part.list.length < EXPORT_PAGE || rows.length >= part.total) break;
    }
    return rows;
  };

  return {
    name,
    filters: query as Readonly<Record<Key, string>>,
    /** How many filters are set. */
    filterCount: set,
    setFilters,
    resetFilters: () => setFilters(defaults),
    page,
    setPage: (number: number) => change({ page: String(number) } as Partial<Record<Key | keyof typeof PAGE_KEYS, string>>),
    setPageSize: (size: number) => change({ page: '1', pageSize: String(size) } as Partial<Record<Key | keyof typeof PAGE_KEYS, string>>),
    sort: sortOf(query.sort),
    setSort: (sort: Sort | undefined) =>
      change({ sort: sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.id}` : '', page: '1' } as Partial<
        Record<Key | keyof typeof PAGE_KEYS, string>
      >),
    density: density === 'compact' ? ('compact' as Density) : ('standard' as Density),
    setDensity: (value: Density) => setDensity(value),
    hidden,
    setHidden: (ids: ReadonlySet<string>) => setHiddenText([...ids].join(',')),
    selection,
    setSelection,
    reply,
    rows: reply?.list ?? [],
    error: answer.error,
    loading: answer.isLoading || (answer.isValidating && answer.data === undefined),
    refresh: answer.refresh,
    everyRow,
  };
}

export type List<Row> = Omit<ReturnType<typeof useList<Endpoint, Row, string>>, 'filters' | 'setFilters'>;
