import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react';
import { expectFloating, openedFloating, type FloatingParts } from '../floating/floating.ts';
import { useOpened, type OpenedWithParts, type Opening } from '../floating/use-opened.ts';
import { useTurningBack } from '../floating/use-turning-back.ts';

interface Menu extends OpenedWithParts {
  readonly modal: boolean;
}

const MenuContext = createContext<Menu | undefined>(undefined);

function useMenu(): Menu {
  const menu = use(MenuContext);
  if (menu) return menu;
  throw new Error('This part of a menu stands outside <DropdownMenu>.');
}

type PartProps<Name extends keyof FloatingParts> = FloatingParts[Name] extends (props: infer Props) => ReactNode ? Props : never;

export type DropdownMenuItemProps = PartProps<'MenuItem'>;

export interface DropdownMenuProps extends Opening {
  /** The page behind it is out of reach while it is open. @default true */
  readonly modal?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A menu under its trigger. What draws it is fetched when it is first wanted. */
export function DropdownMenu({ modal = true, children, ...opening }: DropdownMenuProps) {
  const opened = useOpened(opening);
  useTurningBack(opened);
  const menu = useMemo(() => ({ ...opened, modal }), [opened, modal]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export type DropdownMenuTriggerProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** Its single child is the button. */
  asChild?: boolean | undefined;
};

/** The button that opens the menu, by a press, Enter, Space or the arrow that points down. */
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
        expectFloating();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        expectFloating();
      }}
      onPointerDown={(event) => {
        props.onPointerDown?.(event);
        if (disabled || event.button !== 0 || event.ctrlKey) return;
        openedBy(false);
        setOpen(!open);
        // The menu takes the focus, not the button.
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

/** The menu itself. It opens above dialogs; arrows move, a letter jumps, Escape closes. */
export function DropdownMenuContent(props: Omit<PartProps<'MenuSurface'>, 'menu'>) {
  const menu = useMenu();
  const Surface = menu.parts?.MenuSurface;
  return Surface && <Surface menu={menu} {...props} />;
}

/** One act. `onSelect` does it and the menu closes; `event.preventDefault()` keeps the menu open. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { MenuItem } = openedFloating();
  return <MenuItem {...props} />;
}

/** A setting that is on or off. */
export function DropdownMenuCheckboxItem(props: PartProps<'MenuCheckboxItem'>) {
  const { MenuCheckboxItem } = openedFloating();
  return <MenuCheckboxItem {...props} />;
}

/** Several of which one is chosen. */
export function DropdownMenuRadioGroup(props: ComponentProps<FloatingParts['MenuRadioGroup']>) {
  const { MenuRadioGroup } = openedFloating();
  return <MenuRadioGroup {...props} />;
}

/** One of several, inside a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem(props: PartProps<'MenuRadioItem'>) {
  const { MenuRadioItem } = openedFloating();
  return <MenuRadioItem {...props} />;
}

/** A heading inside the menu. */
export function DropdownMenuLabel(props: PartProps<'MenuLabel'>) {
  const { MenuLabel } = openedFloating();
  return <MenuLabel {...props} />;
}

/** A hairline between groups of acts. */
export function DropdownMenuSeparator(props: PartProps<'MenuSeparator'>) {
  const { MenuSeparator } = openedFloating();
  return <MenuSeparator {...props} />;
}
