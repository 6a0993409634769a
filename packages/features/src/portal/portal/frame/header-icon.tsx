import { Badge, Popover, PopoverContent, PopoverTrigger } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface HeaderIconProps {
  /** Accessible name, with the count. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly count?: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The list that opens. */
  readonly children: ReactNode;
}

export function HeaderIcon({ label, icon, count = 0, open, onOpenChange, children }: HeaderIconProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger
        aria-label={label}
        title={label}
        className="grid size-10 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink max-tablet:size-11 [&_.lucide]:size-5"
      >
        <Badge count={count}>{icon}</Badge>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={label} className="w-90 p-0">
        {children}
      </PopoverContent>
    </Popover>
  );
}
