import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { expectFloating, type FloatingParts } from '../floating/floating.ts';
import { useOpened, type OpenedWithParts, type Opening } from '../floating/use-opened.ts';
import { useTurningBack } from '../floating/use-turning-back.ts';

interface PopoverState {
  readonly opened: OpenedWithParts;
  readonly anchor: RefObject<HTMLElement | null>;
  /** It stands beside something else than its trigger. */
  readonly anchored: boolean;
  readonly setAnchored: (anchored: boolean) => void;
}

const PopoverContext = createContext<PopoverState | undefined>(undefined);

function usePopover(): PopoverState {
  const state = use(PopoverContext);
  if (state) return state;
  throw new Error('This part of a popover stands outside <Popover>.');
}

/** A small sheet and its trigger. What draws the sheet is fetched when it is first wanted. */
export function Popover({ children, ...opening }: Opening & { readonly children?: ReactNode }) {
  const opened = useOpened(opening);
  useTurningBack(opened);
  const anchor = useRef<HTMLElement>(null);
  const [anchored, setAnchored] = useState(false);
  const state = useMemo(() => ({ opened, anchor, anchored, setAnchored }), [opened, anchored]);
  return <PopoverContext value={state}>{children}</PopoverContext>;
}

/** Gives the sheet another place than its trigger: beside the single child. */
export function PopoverAnchor({ children }: { readonly children: ReactNode }) {
  const { anchor, setAnchored } = usePopover();
  useLayoutEffect(() => {
    setAnchored(true);
    return () => setAnchored(false);
  }, [setAnchored]);
  return <Slot ref={anchor}>{children}</Slot>;
}

export type PopoverTriggerProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** Its single child is the button. */
  asChild?: boolean | undefined;
};

/** The button that opens and closes the sheet. */
export function PopoverTrigger({ asChild = false, ...props }: PopoverTriggerProps) {
  const {
    opened: { open, setOpen, setTrigger, contentId },
  } = usePopover();
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
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
      onClick={(event) => {
        props.onClick?.(event);
        setOpen(!open);
      }}
    />
  );
}

export type PopoverContentProps = Omit<Parameters<FloatingParts['PopoverSurface']>[0], 'opened' | 'anchor'>;

/** A small sheet beside its trigger. Name it with `aria-label`. Escape or a press outside closes it and gives the focus back. */
export function PopoverContent(props: PopoverContentProps) {
  const { opened, anchor, anchored } = usePopover();
  const Surface = opened.parts?.PopoverSurface;
  return Surface && <Surface opened={opened} anchor={anchored ? anchor : undefined} {...props} />;
}
