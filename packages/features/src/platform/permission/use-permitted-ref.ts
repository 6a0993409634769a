import type { PermissionKey } from '@lianxin/domain';
import { useCallback } from 'react';
import { usePermission } from './use-permission.ts';

/**
 * A `ref` that removes its element from the page unless the person has one of the permissions (specification §5). For third-party elements
 * that are always rendered; elsewhere use `PermissionGate`.
 */
export function usePermittedRef(...required: readonly PermissionKey[]): (element: Element | null) => void {
  const permitted = usePermission(...required);
  return useCallback(
    (element: Element | null) => {
      if (element === null || permitted) return undefined;
      const mark = document.createComment('');
      element.replaceWith(mark);
      // React must find the element where it put it.
      return () => mark.replaceWith(element);
    },
    [permitted],
  );
}
