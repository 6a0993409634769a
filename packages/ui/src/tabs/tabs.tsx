import * as Radix from '@radix-ui/react-tabs';
import { cn } from '../cn.ts';

/** Faces of one subject. Give `value` and `onValueChange` to keep the open one in the address. */
export const Tabs = Radix.Root;

/** The row of tabs on its hairline. It scrolls sideways when there is no room. */
export function TabList({ className, ...props }: React.ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex gap-6 overflow-x-auto border-b border-line scrollbar-none', className)} {...props} />;
}

export type TabProps = React.ComponentProps<typeof Radix.Trigger> & {
  /** How many wait behind the tab; nothing is shown for undefined. */
  count?: number | undefined;
};

/** One tab. */
export function Tab({ count, className, children, ...props }: TabProps) {
  return (
    <Radix.Trigger
      className={cn(
        'relative flex h-10 flex-none items-center gap-1.5 whitespace-nowrap text-ink-muted hover:text-ink max-tablet:h-11',
        'focus-visible:-outline-offset-2 disabled:text-ink-faint',
        'data-[state=active]:font-semibold data-[state=active]:text-ink',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-transparent data-[state=active]:after:bg-accent',
        className,
      )}
      {...props}
    >
      {children}
      {count !== undefined && ' '}
      {count !== undefined && <span className="text-xs font-normal text-ink-faint">{count}</span>}
    </Radix.Trigger>
  );
}

/** What the tab shows. */
export function TabPanel({ className, ...props }: React.ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('soft:pt-4', className)} {...props} />;
}
