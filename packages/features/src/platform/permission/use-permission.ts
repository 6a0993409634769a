import { hasPermission, type PermissionKey } from '@lianxin/domain';
import { useViewer } from '../session/index.ts';

/** Whether the person has at least one of the permissions; true for an empty list. Visitors have none. */
export function usePermission(...required: readonly PermissionKey[]): boolean {
  const viewer = useViewer();
  return viewer === undefined ? required.length === 0 : hasPermission(...required)(viewer);
}
