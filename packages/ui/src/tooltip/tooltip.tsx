import * as Radix from '@radix-ui/react-tooltip';
import { cn } from '../cn.ts';

/** Lets neighbouring tooltips open at once after the first. One stands at the root of the app; a lone `Tooltip` works without. */
export function TooltipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = {
  /** A few words; nothing that is needed to go on, a phone does not show it. */
  content: React.ReactNode;
  /** Which side of the trigger. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One element that takes focus. A disabled button takes none: wrap it. */
  children: React.ReactNode;
  className?: string | undefined;
};

/** A short note over the element that has the pointer or the focus. Escape closes it. */
export function Tooltip({ content, side = 'top', children, className }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-(--z-tooltip) max-w-80 animate-fade-in rounded-sm bg-tooltip px-2.5 py-1 text-xs text-tooltip-ink select-none',
              className,
            )}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
