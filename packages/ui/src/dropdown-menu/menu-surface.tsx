import * as Radix from '@radix-ui/react-dropdown-menu';
import { cn } from '../cn.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';

export type MenuSurfaceProps = React.ComponentProps<typeof Radix.Content> & {
  /** The menu that is open or not, and its trigger. */
  menu: Opened & { readonly modal: boolean };
};

/** The first act that can be done: where a key that opens a menu leads. */
const FIRST_ITEM = '[role^=menuitem]:not([data-disabled])';

/** The sheet of a menu, fetched with the first one that is opened. */
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
          // What comes in above the focus once the menu is open is reached by going on.
          loop
          onFocus={({ target, currentTarget }) => {
            // The key was pressed before there was a menu to hear it.
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
