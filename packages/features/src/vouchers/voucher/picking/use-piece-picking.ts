import { contract, PieceId, type PieceRow } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useRested } from '../../../platform/pickers/index.ts';
import { useSeenRows } from '../../../platform/lists/index.ts';

const PAGE_SIZE = 50;
/** As many as a call names at once. */
const NAMED_MAX = 100;
const NONE: readonly PieceRow[] = [];
const keyOf = (piece: PieceRow): string => piece.id;

/** Whether a piece can be transferred, financed or pledged: pledged and overdue ones stay where they are. */
const isAvailable = ({ state, availableAmount, pledgeState, overdue }: PieceRow): boolean =>
  state === 'holding' && availableAmount > 0n && pledgeState === 'none' && !overdue;

/** Those of the pieces named that can be passed on, soonest due first. */
const availableOf = (ids: Iterable<string>, known: ReadonlyMap<string, PieceRow>): readonly PieceRow[] =>
  [...ids]
    .flatMap((id) => known.get(id) ?? [])
    .filter(isAvailable)
    .toSorted((left, right) => left.dueOn.localeCompare(right.dueOn) || left.number.localeCompare(right.number));

/** The pieces that are chosen and those to choose from, page by page, soonest due first. What is chosen stays so on whatever page it is; `first` is chosen already. */
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
  // What the person came with stands before all others, so that they see what they are about to pass on.
  const brought = page === 1 && typed === '' ? availableOf(first, now) : [];
  return {
    /** What there is to choose from on this page. */
    rows: [...brought, ...shown.filter((piece) => isAvailable(piece) && !brought.some(({ id }) => id === piece.id))],
    /** How many there are on all pages. */
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
    /** Where the choice is made, which takes the focus when it is made anew. */
    setPlace,
    /** Lets go of all that is chosen, and leads back to the choice. */
    chooseAnew: () => {
      setChosen(new Set());
      place?.focus();
    },
    /** What is chosen and can be passed on, wherever it is listed. */
    pieces,
    /** How many of the first can no longer be chosen. */
    lost: first.filter((id) => chosen.has(id) && !pieces.some((piece) => piece.id === id)).length,
    /** Whether it is known what the first choices are. */
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
