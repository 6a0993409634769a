import { hasPermission, type PermissionKey } from '@lianxin/domain';
import { useViewer } from '../session/index.ts';

/** Whether the signed-in person holds at least one of the permissions; asking for none is always granted. A visitor holds none. */
export function usePermission(...required: readonly PermissionKey[]): boolean {
  const viewer = useViewer();
  return viewer === undefined ? required.length === 0 : hasPermission(...required)(viewer);
}
