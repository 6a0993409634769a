import { useLingui } from '@lingui/react/macro';
import { useRowActs, type ListAct } from '../../platform/lists/index.ts';
import { useGoTo } from '../../platform/navigation/index.ts';
import { useFeePlace } from './fee-facts.ts';
import type { Fee } from './fee-terms.ts';

interface FeeActing {
  readonly pay: (fees: readonly Fee[]) => void;
  readonly open: (id: string) => void;
  readonly refresh: () => void;
}

/** Acts allowed by the server. */
export function useFeeActs({ pay, open, refresh }: FeeActing) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const placeOf = useFeePlace();
  const acts: readonly ListAct<Fee>[] = [
    { id: 'pay', label: t`缴费`, offered: (row) => row.acts.includes('pay'), start: (row) => pay([row]) },
    { id: 'addProof', label: t`上传凭证`, offered: (row) => row.acts.includes('addProof'), start: ({ id }) => open(id) },
    {
      id: 'application',
      label: t`查看业务`,
      offered: (row) => placeOf(row) !== undefined,
      start: ({ application }) => {
        if (application === null) return;
        const { kind, id, part } = application;
        if (kind === 'pledge') goTo('pledge.records', { id });
        else if (part === 'issuer') goTo('financing.issuer', { id });
        else goTo('financing.records', { id });
      },
    },
  ];
  return useRowActs<Fee>(acts, refresh);
}
