import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';

const REQUEST = { page: 1, pageSize: 100, states: ['holding' as const], sort: 'dueOn' };

/** The vouchers that this enterprise can pass on, soonest due first. Pledged and overdue ones stay where they are. */
export function useHoldings() {
  const { data, error, isLoading, refresh } = useEndpoint(contract.voucher.listHoldings, REQUEST, { quiet: true });
  const free = data?.list.filter((piece) => piece.availableAmount > 0n && piece.pledgeState === 'none' && !piece.overdue) ?? [];
  return {
    pieces: free,
    /** How many there are besides those listed. */
    total: Math.max(free.length, (data?.total ?? 0) - (data === undefined ? 0 : data.list.length - free.length)),
    loaded: data !== undefined,
    loading: isLoading,
    error: data === undefined ? error : undefined,
    refresh: () => void refresh(),
  };
}

export type Holdings = ReturnType<typeof useHoldings>;
