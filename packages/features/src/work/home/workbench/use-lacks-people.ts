import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { usePermission } from '../../../platform/permission/index.ts';

/** Whether nobody applies or nobody reviews yet; false while unknown and for people who do not manage staff. */
export function useLacksPeople(): boolean {
  const manages = usePermission('staff.manage');
  const of = (role: 'operator' | 'reviewer') => (manages ? ({ page: 1, pageSize: 1, role, state: 'active' } as const) : null);
  const operators = useEndpoint(contract.staff.list, of('operator'), { quiet: true });
  const reviewers = useEndpoint(contract.staff.list, of('reviewer'), { quiet: true });
  return operators.data?.total === 0 || reviewers.data?.total === 0;
}
