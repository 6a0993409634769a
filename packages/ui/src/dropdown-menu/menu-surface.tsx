import * as Radix from '@radix-ui/react-dropdown-menu';
import { cn } from '../cn.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';

export type MenuSurfaceProps = React.ComponentProps<typeof Radix.Content> & {
  /** State of the menu and its trigger. */
  menu: Opened & { readonly modal: boolean };
};

/** The first enabled item, which gets the focus when a key opens the menu. */
const FIRST_ITEM = '[role^=menuitem]:not([data-disabled])';

/** The menu itself, loaded when the first one opens. */
export function MenuSurface({ menu, className, align = 'start', sideOffset = 6, ...props }: MenuSurfaceProps) {
  const { open, setOpen, trigger, triggerId, contentId, takeOpenedByKey } = menu;
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={menu.modal}>
      <Radix.Trigger asChild>
        <Adopt element={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          id={contentId}
          aria-labelledby={triggerId}
          // Wraps around, so that items that appear above the focus later are reachable.
          loop
          onFocus={({ target, currentTarget }) => {
            // The opening key was pressed before the menu was loaded.
            if (target === currentTarget && takeOpenedByKey()) currentTarget.querySelector<HTMLElement>(FIRST_ITEM)?.focus();
          }}
          className={cn(
            'z-(--z-menu) max-h-(--radix-dropdown-menu-content-available-height) min-w-40 animate-rise-in overflow-y-auto rounded-lg bg-surface-raised more-below p-1 shadow-menu outline-none',
            className,
          )}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
