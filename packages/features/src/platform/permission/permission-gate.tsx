import type { PermissionKey } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { DURATION_MS, NO_PERMISSION_WORDS, useNotices } from '../notices/index.ts';
import { usePermission } from './use-permission.ts';

export interface PermissionGateProps {
  /** At least one of these is required. */
  readonly needs: readonly PermissionKey[];
  /** Shown without the permission. @default nothing */
  readonly otherwise?: ReactNode;
  /** Shows the content to everybody; without the permission a click shows a notice for three seconds. @default false */
  readonly block?: boolean;
  readonly children: ReactNode;
}

/** Content for people with a permission; others see nothing, something else, or are refused on click (specification §4). */
export function PermissionGate({ needs, otherwise, block = false, children }: PermissionGateProps) {
  const { i18n } = useLingui();
  const { show } = useNotices();
  const permitted = usePermission(...needs);
  if (permitted) return children;
  if (!block) return otherwise ?? null;
  // Capture the event before its target; a key press on a button also arrives as a click.
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    show({ tone: 'caution', text: i18n._(NO_PERMISSION_WORDS), durationMs: DURATION_MS.permission });
  };
  return (
    <span className="contents" onClickCapture={refuse}>
      {children}
    </span>
  );
}
