import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { preloadFloating, type FloatingParts } from '../floating/floating.ts';
import { useOpened, type OpenedWithParts, type Opening } from '../floating/use-opened.ts';
import { useCancelOpening } from '../floating/use-cancel-opening.ts';

interface PopoverState {
  readonly opened: OpenedWithParts;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Whether a PopoverAnchor replaces the trigger as reference for the position. */
  readonly anchored: boolean;
  readonly setAnchored: (anchored: boolean) => void;
}

const PopoverContext = createContext<PopoverState | undefined>(undefined);

function usePopover(): PopoverState {
  const state = use(PopoverContext);
  if (state) return state;
  throw new Error('This part of a popover must be used inside <Popover>.');
}

/** Root of a popover. The content's code is loaded when it is first needed. */
export function Popover({ children, ...opening }: Opening & { readonly children?: ReactNode }) {
  const opened = useOpened(opening);
  useCancelOpening(opened);
  const anchor = useRef<HTMLElement>(null);
  const [anchored, setAnchored] = useState(false);
  const state = useMemo(() => ({ opened, anchor, anchored, setAnchored }), [opened, anchored]);
  return <PopoverContext value={state}>{children}</PopoverContext>;
}

/** Places the popover beside the only child instead of the trigger. */
export function PopoverAnchor({ children }: { readonly children: ReactNode }) {
  const { anchor, setAnchored } = usePopover();
  useLayoutEffect(() => {
    setAnchored(true);
    return () => setAnchored(false);
  }, [setAnchored]);
  return <Slot ref={anchor}>{children}</Slot>;
}

export type PopoverTriggerProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** Uses the only child as the button. @default false */
  asChild?: boolean | undefined;
};

/** The button that opens and closes the popover. */
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
        preloadFloating();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        preloadFloating();
      }}
      onClick={(event) => {
        props.onClick?.(event);
        setOpen(!open);
      }}
    />
  );
}

export type PopoverContentProps = Omit<Parameters<FloatingParts['PopoverSurface']>[0], 'opened' | 'anchor'>;

/** The popover beside its trigger; name it with `aria-label`. Escape or a click outside closes it and restores the focus. */
export function PopoverContent(props: PopoverContentProps) {
  const { opened, anchor, anchored } = usePopover();
  const Surface = opened.parts?.PopoverSurface;
  return Surface && <Surface opened={opened} anchor={anchored ? anchor : undefined} {...props} />;
}
