import { Slot } from '@radix-ui/react-slot';
import { createContext, use, useRef, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { preloadFloating, type FloatingParts } from '../floating/floating.ts';
import { useOpened, type OpenedWithParts, type Opening } from '../floating/use-opened.ts';
import { useScrollStop } from '../scroll-edges/use-scroll-stop.ts';

const DialogContext = createContext<OpenedWithParts | undefined>(undefined);

/** The dialog or sheet that a part stands in. */
export function useDialog(): OpenedWithParts {
  const dialog = use(DialogContext);
  if (dialog) return dialog;
  throw new Error('This part of a dialog must be used inside <Dialog> or <Sheet>.');
}

/** Root of a dialog. The content's code is loaded when it first opens. */
export function Dialog({ children, ...opening }: Opening & { readonly children?: ReactNode }) {
  const opened = useOpened(opening);
  return <DialogContext value={opened}>{children}</DialogContext>;
}

/** The button that opens the dialog. */
export function DialogTrigger({
  asChild = false,
  onClick,
  ...props
}: Omit<React.ComponentProps<'button'>, 'ref'> & { asChild?: boolean | undefined }) {
  const { open, setOpen, setTrigger, contentId } = useDialog();
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      {...props}
      ref={setTrigger}
      onPointerEnter={preloadFloating}
      onFocus={preloadFloating}
      onClick={(event) => {
        onClick?.(event);
        setOpen(true);
      }}
    />
  );
}

/** A button that closes the surrounding dialog. */
export function DialogClose({ asChild = false, onClick, ...props }: React.ComponentProps<'button'> & { asChild?: boolean | undefined }) {
  const { setOpen } = useDialog();
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type="button"
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(false);
      }}
    />
  );
}

export type DialogContentProps = Omit<Parameters<FloatingParts['DialogSurface']>[0], 'opened'>;

/** The visible dialog with heading and close button; contains `DialogBody` and `DialogFooter`. */
export function DialogContent(props: DialogContentProps) {
  const opened = useDialog();
  const Surface = opened.parts?.DialogSurface;
  return Surface && <Surface opened={opened} {...props} />;
}

/** Scrollable content of a dialog, also scrollable by keyboard. */
export function DialogBody({ className, ...props }: Omit<React.ComponentProps<'div'>, 'ref'>) {
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  return (
    <div
      ref={body}
      className={cn(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 soft:px-6 soft:pt-1 soft:pb-5 soft:max-tablet:px-4 soft:max-tablet:pt-4',
        className,
      )}
      {...props}
    />
  );
}

/** Right-aligned buttons with the binding act last; `note` appears on the left. */
export function DialogFooter({ note, className, children, ...props }: React.ComponentProps<'div'> & { note?: React.ReactNode }) {
  return (
    <footer
      className={cn(
        'flex flex-none items-center justify-end gap-3 border-t border-line px-6 py-3.5',
        'max-tablet:flex-wrap max-tablet:px-4 max-tablet:pb-[max(12px,env(safe-area-inset-bottom))] max-tablet:*:[button]:flex-1',
        className,
      )}
      {...props}
    >
      {note !== undefined && <div className="mr-auto min-w-0 text-sm text-ink-faint max-tablet:basis-full">{note}</div>}
      {children}
    </footer>
  );
}
