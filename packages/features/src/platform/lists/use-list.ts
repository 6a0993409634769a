import { useClient, useEndpoint } from '@lianxin/api/react';
import type { Density, Sort } from '@lianxin/ui';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQueryState } from '../navigation/index.ts';
import { useSetting } from '../settings/index.ts';
import type { Progress } from './export/every-row.ts';
import { keysOf, type FilterSet, type Texts } from './filters/define-filters.ts';
import type { PageQuery, PageReply } from './paging.ts';

export interface ListOptions<Row, Key extends string, Reply extends PageReply<Row>> {
  /** Name under which the person's columns and density are kept. */
  readonly name: string;
  /** What it lists and what it is filtered by. */
  readonly filters: FilterSet<Row, Key, Reply>;
  /** What is chosen while the address says nothing. @default nothing */
  readonly atFirst?: Partial<Texts<Key>>;
  /** Ids of columns that a person has to ask for, as there is no room for all. @default none */
  readonly hiddenAtFirst?: readonly string[];
  /** @default 20 */
  readonly pageSize?: number;
  /** Milliseconds between two looks at the server. @default 0, never */
  readonly refreshEveryMs?: number;
}

const NONE: readonly never[] = [];

const PAGE_KEYS = { page: '1', pageSize: '', sort: '' } as const;

/** More rows than this are not exported at once (screens.md §0). */
const EXPORT_MAX = 50_000;

/** What a list is asked for by where all of it is wanted: any page will do. */
const PAGE_SIZE = 100;

/** How the rows of a list are taken along. */
export interface TakeOptions {
  /** No more than so many. @default 50000 */
  readonly most?: number | undefined;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const sortOf = (text: string): Sort | undefined => {
  if (text === '') return undefined;
  return text.startsWith('-') ? { id: text.slice(1), direction: 'desc' } : { id: text, direction: 'asc' };
};

/** A list over a paged call: filters, page and sort in the address, columns and density in the person's settings, selection across pages. */
export function useList<Row, Key extends string, Reply extends PageReply<Row>>(options: ListOptions<Row, Key, Reply>) {
  const { name, filters, atFirst, hiddenAtFirst = [], pageSize: usual = 20, refreshEveryMs = 0 } = options;
  const { endpoint, blank, requestOf } = filters;
  const client = useClient();
  const [unset] = useState<Texts>({ ...blank, ...atFirst });
  const [initial] = useState<Texts>({ ...PAGE_KEYS, ...unset });
  const [query, write] = useQueryState(initial);
  // The rows follow in slices, between which the browser answers; what is pressed or typed in shows it at once by itself.
  const change = useCallback((changes: Partial<Texts>) => startTransition(() => write(changes)), [write]);
  const [density, setDensity] = useSetting('density', 'standard');
  const [hiddenText, setHiddenText] = useSetting(`columns.${name}`, hiddenAtFirst.join(','));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

  const page: PageQuery = {
    page: Math.max(1, Number(query['page']) || 1),
    pageSize: Number(query['pageSize']) || usual,
    ...(query['sort'] ? { sort: query['sort'] } : {}),
  };
  const answer = useEndpoint(endpoint, requestOf(query, page), { keepPreviousData: true, refreshEveryMs, quiet: true });
  const { data, error } = answer;
  const loading = answer.isLoading || (answer.isValidating && data === undefined);
  // Drawn in slices as well, and all of it together: no answer is shown with the state of another.
  const { reply, ...state } = useDeferredValue(useMemo(() => ({ reply: data, error, loading }), [data, error, loading]));

  const setFilters = useCallback((changes: Partial<Texts>) => change({ ...changes, page: '1' }), [change]);
  const hidden = useMemo(() => new Set(hiddenText.split(',').filter(Boolean)), [hiddenText]);

  const filtersSet = Object.entries(filters.filters)
    .filter(([key, filter]) => keysOf(key, filter).some((one) => query[one] !== unset[one]))
    .map(([key]) => key);

  return {
    name,
    /** What the list is filtered by, as declared. */
    filterSet: filters as FilterSet<Row, string, Reply>,
    /** What each filter is set to, as it stands in the address. */
    filters: query as Texts<Key>,
    /** Names of the filters that are set. */
    filtersSet,
    filterCount: filtersSet.length,
    /** Sets filters by the names that they have in the address. */
    change: setFilters,
    setFilters: setFilters as (changes: Partial<Texts<Key>>) => void,
    resetFilters: () => setFilters(unset),
    page,
    setPage: (number: number) => change({ page: String(number) }),
    setPageSize: (size: number) => change({ page: '1', pageSize: String(size) }),
    sort: sortOf(query['sort'] ?? ''),
    setSort: (sort: Sort | undefined) => change({ sort: sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.id}` : '', page: '1' }),
    density: density === 'compact' ? ('compact' as Density) : ('standard' as Density),
    setDensity: (value: Density) => setDensity(value),
    hidden,
    setHidden: (ids: ReadonlySet<string>) => setHiddenText([...ids].join(',')),
    /** How the list looks: the filters and the order that are set, the columns that are hidden. */
    look: {
      at: Object.fromEntries(
        Object.entries({ ...unset, sort: '' }).flatMap(([key, plain]) => (query[key] === plain ? [] : [[key, query[key] ?? '']])),
      ),
      hidden: hiddenText,
    },
    /** Gives the list a look that was kept. */
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
    /** Every row of the filter, up to the most. */
    everyRow: async ({ most = EXPORT_MAX, signal, onProgress = () => undefined }: TakeOptions = {}) => {
      const whole = requestOf(query, { ...page, page: 1, pageSize: PAGE_SIZE });
      const { everyRow } = await import('./export/every-row.ts');
      return everyRow<Row>((onPage) => client.call(endpoint, whole, { onPage, quiet: true, signal }), most, onProgress);
    },
  };
}

/** A list, whatever its filters are called; `Reply` is what its call answers, where more than the rows is of interest. */
export type List<Row, Reply extends PageReply<Row> = PageReply<Row>> = Omit<ReturnType<typeof useList<Row, string, Reply>>, 'setFilters'>;
