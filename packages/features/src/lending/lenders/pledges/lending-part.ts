import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useQueryState } from '../../../platform/navigation/index.ts';

/** The role of an enterprise in loans of others. */
export type LendingPart = 'funder' | 'guarantor';

const QUERY = { part: '' } as const;
/** The smallest page, as only the total is used. */
const ONE = { page: 1, pageSize: 1 } as const;

/** The role in the address, or else the one that has loans; `both` if the enterprise has loans in both roles. */
export function useLendingPart() {
  const [{ part }, change] = useQueryState(QUERY);
  const lent = useEndpoint(contract.pledge.list, { ...ONE, part: 'funder' }, { quiet: true });
  const guaranteed = useEndpoint(contract.pledge.list, { ...ONE, part: 'guarantor' }, { quiet: true });
  const lends = (lent.data?.total ?? 0) > 0;
  const guarantees = (guaranteed.data?.total ?? 0) > 0;
  const usual: LendingPart = guarantees && !lends ? 'guarantor' : 'funder';
  return {
    part: part === 'funder' || part === 'guarantor' ? part : usual,
    both: lends && guarantees,
    /** Whether the role is still unknown. The list shows the error. */
    loading: part === '' && (lent.isLoading || guaranteed.isLoading),
    setPart: (next: LendingPart) => change({ part: next }),
  } as const;
}
