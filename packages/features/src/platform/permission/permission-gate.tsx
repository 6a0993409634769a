import type { PermissionKey } from '@lianxin/domain';
import { useLingui } from '@lingui/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { DURATION_MS, NO_PERMISSION_WORDS, useNotices } from '../notices/index.ts';
import { usePermission } from './use-permission.ts';

export interface PermissionGateProps {
  /** The person needs at least one of these. */
  readonly needs: readonly PermissionKey[];
  /** Shown to a person who holds none of them. @default nothing */
  readonly otherwise?: ReactNode;
  /** Shows the content to everybody, and answers the click of a person who may not with a notice of three seconds. @default false */
  readonly block?: boolean;
  readonly children: ReactNode;
}

/** What it holds is for people with a permission: for the others there is nothing, something else, or a click that is refused (specification §4). */
export function PermissionGate({ needs, otherwise, block = false, children }: PermissionGateProps) {
  const { i18n } = useLingui();
  const { show } = useNotices();
  const permitted = usePermission(...needs);
  if (permitted) return children;
  if (!block) return otherwise ?? null;
  // Caught on the way down, before whatever was pressed hears of it; a key press on a button arrives as a click as well.
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
