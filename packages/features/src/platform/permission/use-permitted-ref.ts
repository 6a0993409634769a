import type { PermissionKey } from '@lianxin/domain';
import { useCallback } from 'react';
import { usePermission } from './use-permission.ts';

/**
 * A `ref` that takes its element out of the page, and out of reach, unless the person holds one of the permissions (specification §5).
 * For elements that cannot be left undrawn, such as those of a foreign part; elsewhere use `PermissionGate`.
 */
export function usePermittedRef(...required: readonly PermissionKey[]): (element: Element | null) => void {
  const permitted = usePermission(...required);
  return useCallback(
    (element: Element | null) => {
      if (element === null || permitted) return undefined;
      const mark = document.createComment('');
      element.replaceWith(mark);
      // React takes out what it put in: it finds the element where it left it.
      return () => mark.replaceWith(element);
    },
    [permitted],
  );
}
