import { useClient, useEndpoint } from '@lianxin/api/react';
import type { Density, Sort } from '@lianxin/ui';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQueryState } from '../navigation/index.ts';
import { useSetting } from '../settings/index.ts';
import type { Progress } from './export/every-row.ts';
import { keysOf, type FilterSet, type Texts } from './filters/define-filters.ts';
import { NEWEST_FIRST, sortOf, textOf, type Order } from './order.ts';
import type { PageQuery, PageReply } from './paging.ts';

export interface ListOptions<Row, Key extends string, Reply extends PageReply<Row>> {
  /** Key for the person's columns and density. */
  readonly name: string;
  readonly filters: FilterSet<Row, Key, Reply>;
  /** Initial filters when the address has none. @default none */
  readonly atFirst?: Partial<Texts<Key>>;
  /** The order until a person sorts, which may depend on the filters. @default the server's, newest first */
  readonly order?: Order | ((texts: Texts<Key>) => Order);
  /** Columns hidden by default for lack of room. @default none */
  readonly hiddenAtFirst?: readonly string[];
  readonly pageSize?: number;
  /** Interval for reloading in milliseconds. @default 0, never */
  readonly refreshEveryMs?: number;
}

const NONE: readonly never[] = [];

const PAGE_KEYS = { page: '1', pageSize: '', sort: '' } as const;

/** Exports are limited to this number of rows (screens.md §0). */
const EXPORT_MAX = 50_000;

/** Page size for reading all rows. */
const PAGE_SIZE = 100;

/** Options for reading all rows. */
export interface TakeOptions {
  /** Maximum number of rows. @default 50000 */
  readonly most?: number | undefined;
  /** Cancels it. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * A list over a paged call: filters, page and order in the address; columns and density in the person's settings; selection across pages.
 */
export function useList<Row, Key extends string, Reply extends PageReply<Row>>(options: ListOptions<Row, Key, Reply>) {
  const { name, filters, atFirst, order = NEWEST_FIRST, hiddenAtFirst = [], pageSize: usual = 20, refreshEveryMs = 0 } = options;
  const { endpoint, blank, requestOf } = filters;
  const client = useClient();
  const [unset] = useState<Texts>({ ...blank, ...atFirst });
  const [initial] = useState<Texts>({ ...PAGE_KEYS, ...unset });
  const [query, write] = useQueryState(initial);
  // The list is redrawn in a transition; inputs show their new value at once.
  const change = useCallback((changes: Partial<Texts>) => startTransition(() => write(changes)), [write]);
  const [density, setDensity] = useSetting('density', 'standard');
  const [hiddenText, setHiddenText] = useSetting(`columns.${name}`, hiddenAtFirst.join(','));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

  const usualOrder = typeof order === 'function' ? order(query) : order;
  const usualSort = typeof usualOrder === 'string' ? usualOrder : '';
  const sort = query['sort'] || usualSort;

  const page: PageQuery = {
    page: Math.max(1, Number(query['page']) || 1),
    pageSize: Number(query['pageSize']) || usual,
    ...(sort ? { sort } : {}),
  };
  const answer = useEndpoint(endpoint, requestOf(query, page), { keepPreviousData: true, refreshEveryMs, quiet: true });
  const { data, error } = answer;
  const loading = answer.isLoading || (answer.isValidating && data === undefined);
  // Deferred together, so that a response is never shown with the state of another.
  const { reply, ...state } = useDeferredValue(useMemo(() => ({ reply: data, error, loading }), [data, error, loading]));

  const setFilters = useCallback((changes: Partial<Texts>) => change({ ...changes, page: '1' }), [change]);
  const hidden = useMemo(() => new Set(hiddenText.split(',').filter(Boolean)), [hiddenText]);

  const filtersSet = Object.entries(filters.filters)
    .filter(([key, filter]) => keysOf(key, filter).some((one) => query[one] !== unset[one]))
    .map(([key]) => key);

  return {
    name,
    filterSet: filters as FilterSet<Row, string, Reply>,
    filters: query as Texts<Key>,
    filtersSet,
    filterCount: filtersSet.length,
    change: setFilters,
    setFilters: setFilters as (changes: Partial<Texts<Key>>) => void,
    resetFilters: () => setFilters(unset),
    page,
    setPage: (number: number) => change({ page: String(number) }),
    setPageSize: (size: number) => change({ page: '1', pageSize: String(size) }),
    sort: sortOf(sort),
    /** The usual order in words, if it is not that of a column. */
    orderWords: typeof usualOrder === 'string' ? undefined : usualOrder,
    setSort: (next: Sort | undefined) => {
      const text = textOf(next);
      change({ sort: text === usualSort ? '' : text, page: '1' });
    },
    density: density === 'compact' ? ('compact' as Density) : ('standard' as Density),
    setDensity: (value: Density) => setDensity(value),
    hidden,
    setHidden: (ids: ReadonlySet<string>) => setHiddenText([...ids].join(',')),
    /** The present view: filters, order and hidden columns. */
    look: {
      at: Object.fromEntries(
        Object.entries({ ...unset, sort: '' }).flatMap(([key, plain]) => (query[key] === plain ? [] : [[key, query[key] ?? '']])),
      ),
      hidden: hiddenText,
    },
    /** Applies a saved view. */
    show: ({ at, hidden: columns }: { readonly at: Texts; readonly hidden: string }) => {
      change({ ...unset, sort: '', ...at, page: '1' });
      setHiddenText(columns);
    },
    selection,
    setSelection,
    reply,
    rows: reply?.list ?? NONE,
    error: state.error,
    loading: state.loading,
    refresh: answer.refresh,
    /** All rows of the filter, up to a maximum. */
    everyRow: async ({ most = EXPORT_MAX, signal, onProgress = () => undefined }: TakeOptions = {}) => {
      const whole = requestOf(query, { ...page, page: 1, pageSize: PAGE_SIZE });
      const { everyRow } = await import('./export/every-row.ts');
      return everyRow<Row>((onPage) => client.call(endpoint, whole, { onPage, quiet: true, signal }), most, onProgress);
    },
  };
}

/** A list with any filters; `Reply` is the response if more than its rows is used. */
export type List<Row, Reply extends PageReply<Row> = PageReply<Row>> = Omit<ReturnType<typeof useList<Row, string, Reply>>, 'setFilters'>;
