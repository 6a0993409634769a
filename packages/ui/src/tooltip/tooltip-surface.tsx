import * as Radix from '@radix-ui/react-tooltip';
import { cn } from '../cn.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';

export type TooltipNote = {
  /** A few words; nothing that is needed to go on, a phone does not show it. */
  content: React.ReactNode;
  /** Which side of the trigger. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  className?: string | undefined;
};

export type TooltipSurfaceProps = TooltipNote & {
  /** The note that is shown or not, and what it is about. */
  opened: Opened;
  /** Called when the pointer enters the tooltip itself. */
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

/** The tooltip itself, loaded when the first one opens. */
export function TooltipSurface({ opened, content, side = 'top', className, ...pointer }: TooltipSurfaceProps) {
  return (
    <Radix.Provider delayDuration={0} disableHoverableContent>
      <Radix.Root open={opened.open} onOpenChange={(open) => open || opened.setOpen(false)}>
        <Radix.Trigger asChild>
          <Adopt element={opened.trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...pointer}
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
