import * as Radix from '@radix-ui/react-popover';
import { cn } from '../cn.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

export type PopoverContentProps = React.ComponentProps<typeof Radix.Content>;

/** A small sheet beside its trigger. Name it with `aria-label`. Escape or a press outside closes it and gives the focus back. */
export function PopoverContent({ className, align = 'start', sideOffset = 6, ...props }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-(--z-menu) max-w-(--radix-popover-content-available-width) animate-rise-in rounded-lg bg-surface-raised soft:p-3 text-md text-ink shadow-menu outline-none',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
