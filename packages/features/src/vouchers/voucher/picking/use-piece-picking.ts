import { contract, PieceId, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useRested } from '../../../platform/pickers/index.ts';
import { useSeenRows } from '../../../platform/lists/index.ts';

const PAGE_SIZE = 50;
/** Maximum number of ids in a call. */
const NAMED_MAX = 100;
const NONE: readonly PieceRow[] = [];
const keyOf = (piece: PieceRow): string => piece.id;

/** Whether a piece can be transferred, financed or pledged; pledged and overdue ones cannot. */
const isAvailable = ({ state, availableAmount, pledgeState, overdue }: PieceRow): boolean =>
  state === 'holding' && availableAmount > 0n && pledgeState === 'none' && !overdue;

/** Available pieces among these, earliest due first. */
const availableOf = (ids: Iterable<string>, known: ReadonlyMap<string, PieceRow>): readonly PieceRow[] =>
  [...ids]
    .flatMap((id) => known.get(id) ?? [])
    .filter(isAvailable)
    .toSorted((left, right) => left.dueOn.localeCompare(right.dueOn) || left.number.localeCompare(right.number));

/** Pieces to select from, page by page, earliest due first. The selection survives paging; `first` is selected initially. */
export function usePiecePicking(first: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first));
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState(1);
  const search = useRested(typed.trim()) ?? '';
  const listed = useEndpoint(
    contract.voucher.listHoldings,
    { page, pageSize: PAGE_SIZE, sort: 'dueOn', availableOnly: true, ...(search === '' ? {} : { search }) },
    { quiet: true, keepPreviousData: true },
  );
  const shown = listed.data?.list ?? NONE;
  const away = [...chosen]
    .filter((id) => !shown.some((piece) => piece.id === id))
    .flatMap((id) => z.safeParse(PieceId, id).data ?? [])
    .toSorted()
    .slice(0, NAMED_MAX);
  const named = useEndpoint(
    contract.voucher.listHoldings,
    listed.data === undefined || away.length === 0 ? null : { page: 1, pageSize: NAMED_MAX, ids: away },
    { quiet: true, keepPreviousData: true },
  );
  const elsewhere = named.data?.list ?? NONE;
  const seen = useSeenRows(shown, keyOf);
  const seenElsewhere = useSeenRows(elsewhere, keyOf);
  const now = useMemo(
    () => new Map([...seenElsewhere, ...seen, ...[...elsewhere, ...shown].map((piece) => [piece.id, piece] as const)]),
    [seen, seenElsewhere, elsewhere, shown],
  );
  const pieces = useMemo(() => availableOf(chosen, now), [chosen, now]);
  // Show the initial pieces first.
  const brought = page === 1 && typed === '' ? availableOf(first, now) : [];
  return {
    /** Pieces on this page. */
    rows: [...brought, ...shown.filter((piece) => isAvailable(piece) && !brought.some(({ id }) => id === piece.id))],
    /** Number of pieces on all pages. */
    total: listed.data?.total ?? 0,
    page,
    pageSize: PAGE_SIZE,
    setPage,
    typed,
    search: (text: string) => {
      setTyped(text);
      setPage(1);
    },
    chosen,
    setChosen,
    /** The element that gets the focus when selecting again; null while it is not shown. */
    place,
    setPlace,
    /** Clears the selection and returns to the table. */
    chooseAnew: () => {
      setChosen(new Set());
      place?.focus();
    },
    /** Selected available pieces, on any page. */
    pieces,
    /** Number of initial pieces that are no longer available. */
    lost: first.filter((id) => chosen.has(id) && !pieces.some((piece) => piece.id === id)).length,
    /** Whether the initial pieces are loaded. */
    loaded: listed.data !== undefined && (away.length === 0 || named.data !== undefined),
    loading: listed.isLoading,
    error: listed.data === undefined ? listed.error : named.data === undefined ? named.error : undefined,
    refresh: () => {
      void listed.refresh();
      void named.refresh();
    },
  };
}

export type PiecePicking = ReturnType<typeof usePiecePicking>;
