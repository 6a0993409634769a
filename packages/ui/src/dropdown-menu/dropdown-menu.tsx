import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react';
import { preloadFloating, openedFloating, type FloatingParts } from '../floating/floating.ts';
import { useOpened, type OpenedWithParts, type Opening } from '../floating/use-opened.ts';
import { useCancelOpening } from '../floating/use-cancel-opening.ts';

interface Menu extends OpenedWithParts {
  readonly modal: boolean;
}

const MenuContext = createContext<Menu | undefined>(undefined);

function useMenu(): Menu {
  const menu = use(MenuContext);
  if (menu) return menu;
  throw new Error('This part of a menu must be used inside <DropdownMenu>.');
}

type PartProps<Name extends keyof FloatingParts> = FloatingParts[Name] extends (props: infer Props) => ReactNode ? Props : never;

export type DropdownMenuItemProps = PartProps<'MenuItem'>;

export interface DropdownMenuProps extends Opening {
  /** Makes the page behind inert while the menu is open. @default true */
  readonly modal?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Root of a menu. The content's code is loaded when it is first needed. */
export function DropdownMenu({ modal = true, children, ...opening }: DropdownMenuProps) {
  const opened = useOpened(opening);
  useCancelOpening(opened);
  const menu = useMemo(() => ({ ...opened, modal }), [opened, modal]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export type DropdownMenuTriggerProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** Uses the only child as the button. @default false */
  asChild?: boolean | undefined;
};

/** The button that opens the menu, by click, Enter, Space or the down arrow. */
export function DropdownMenuTrigger({ asChild = false, disabled = false, ...props }: DropdownMenuTriggerProps) {
  const { open, setOpen, setTrigger, triggerId, contentId, openedBy } = useMenu();
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type="button"
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      disabled={disabled || undefined}
      {...props}
      ref={setTrigger}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        preloadFloating();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        preloadFloating();
      }}
      onPointerDown={(event) => {
        props.onPointerDown?.(event);
        if (disabled || event.button !== 0 || event.ctrlKey) return;
        openedBy(false);
        setOpen(!open);
        // Prevents the button from taking the focus, which belongs to the menu.
        if (!open) event.preventDefault();
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (disabled || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        openedBy(true);
        setOpen(event.key === 'ArrowDown' || !open);
      }}
    />
  );
}

/** The menu. It opens above dialogs; arrow keys move, letters jump to an item, Escape closes. */
export function DropdownMenuContent(props: Omit<PartProps<'MenuSurface'>, 'menu'>) {
  const menu = useMenu();
  const Surface = menu.parts?.MenuSurface;
  return Surface && <Surface menu={menu} {...props} />;
}

/** A menu item. `onSelect` performs the act and the menu closes, unless `event.preventDefault()` is called. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { MenuItem } = openedFloating();
  return <MenuItem {...props} />;
}

/** A menu item that can be checked. */
export function DropdownMenuCheckboxItem(props: PartProps<'MenuCheckboxItem'>) {
  const { MenuCheckboxItem } = openedFloating();
  return <MenuCheckboxItem {...props} />;
}

/** A group of menu items of which one is selected. */
export function DropdownMenuRadioGroup(props: ComponentProps<FloatingParts['MenuRadioGroup']>) {
  const { MenuRadioGroup } = openedFloating();
  return <MenuRadioGroup {...props} />;
}

/** A selectable item inside a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem(props: PartProps<'MenuRadioItem'>) {
  const { MenuRadioItem } = openedFloating();
  return <MenuRadioItem {...props} />;
}

/** A heading inside the menu. */
export function DropdownMenuLabel(props: PartProps<'MenuLabel'>) {
  const { MenuLabel } = openedFloating();
  return <MenuLabel {...props} />;
}

/** A line between groups of items. */
export function DropdownMenuSeparator(props: PartProps<'MenuSeparator'>) {
  const { MenuSeparator } = openedFloating();
  return <MenuSeparator {...props} />;
}
