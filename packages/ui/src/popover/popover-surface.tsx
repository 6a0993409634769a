import * as Radix from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { cn } from '../cn.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';

export type PopoverSurfaceProps = React.ComponentProps<typeof Radix.Content> & {
  /** State of the popover and its trigger. */
  opened: Opened;
  /** Element to be placed beside. @default the trigger */
  anchor?: RefObject<HTMLElement | null> | undefined;
};

/** The popover itself, loaded when the first one opens. */
export function PopoverSurface({ opened, anchor, className, align = 'start', sideOffset = 6, ...props }: PopoverSurfaceProps) {
  const { open, setOpen, trigger, contentId } = opened;
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {anchor && (
        <Radix.Anchor asChild>
          <Adopt element={anchor} />
        </Radix.Anchor>
      )}
      <Radix.Trigger asChild>
        <Adopt element={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          id={contentId}
          className={cn(
            'z-(--z-menu) max-w-(--radix-popover-content-available-width) animate-rise-in rounded-lg bg-surface-raised soft:p-3 text-md text-ink shadow-menu outline-none',
            className,
          )}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
