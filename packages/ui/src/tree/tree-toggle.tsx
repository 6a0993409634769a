import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TreeNode } from './tree-model.ts';
import type { TreeState } from './use-tree.ts';

/** Collapses or expands a node by mouse; the keyboard does it with the arrow keys. */
export function TreeToggle({
  node: { id, label },
  state,
  className,
  children,
}: {
  node: TreeNode;
  state: TreeState;
  className: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={state.collapsed.has(id) ? t`展开 ${label}` : t`收起 ${label}`}
      onClick={(event) => {
        event.stopPropagation();
        state.toggle(id);
      }}
      className={className}
    >
      {children}
    </button>
  );
}
