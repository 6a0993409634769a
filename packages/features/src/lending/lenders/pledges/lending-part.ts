import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useQueryState } from '../../../platform/navigation/index.ts';

/** What an enterprise is to the loans of others: it lends, or it answers for them. */
export type LendingPart = 'funder' | 'guarantor';

const QUERY = { part: '' } as const;
/** Only how many there are is looked at. */
const ONE = { page: 1, pageSize: 1 } as const;

/** As what the enterprise looks at pledges: the address says it, else the part that has any; `both` where it has some as either. */
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
    /** Which part it is is not known yet; a failure is the list's to tell. */
    loading: part === '' && (lent.isLoading || guaranteed.isLoading),
    setPart: (next: LendingPart) => change({ part: next }),
  } as const;
}
