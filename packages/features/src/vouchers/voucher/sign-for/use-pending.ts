import { contract, type Incoming } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { usePermission } from '../../../platform/permission/index.ts';

const MOST = 100;

/** Items that this role has to sign or confirm, by deadline. */
export function usePending() {
  const confirms = usePermission('signFor.confirm');
  const { data } = useEndpoint(
    contract.transfer.listIncoming,
    { page: 1, pageSize: MOST, states: [confirms ? 'awaitingSignatureReview' : 'awaitingSignature'] },
    { quiet: true, keepPreviousData: true },
  );
  const rows: readonly Incoming[] = data?.list ?? [];
  return { rows, total: data?.total ?? rows.length };
}
