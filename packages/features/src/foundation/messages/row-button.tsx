import { cn } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface RowButtonProps {
  /** Open in the reader beside the list. */
  readonly current: boolean;
  readonly onOpen: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row that opens on click; the open one is marked. */
export function RowButton({ current, onOpen, className, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      className={cn(
        'flex w-full px-4 py-3 text-left hover:bg-surface-hover focus-visible:-outline-offset-2',
        'aria-[current]:bg-surface-selected aria-[current]:shadow-[inset_3px_0_0_var(--accent)]',
        className,
      )}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
