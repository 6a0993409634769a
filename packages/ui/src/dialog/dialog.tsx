import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../cn.ts';
import { CloseButton, coveredClass, focusFirstField, footSheetClass, scrimClass } from './modal-parts.tsx';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export type DialogContentProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  /** What the dialog is about: its heading and its accessible name. */
  title: React.ReactNode;
  /** A few words beside the title: whose matter it is, which document. */
  description?: React.ReactNode;
  /** 800 px, or 480 for a question. A phone shows the one as a whole screen, the other as a sheet at its foot. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** A press outside and Escape leave it open: typed work would be lost. The cross and the buttons still close it. */
  keepOpen?: boolean | undefined;
  /** There is no cross, and neither Escape nor a press outside closes it: only what stands in it does. @default false */
  blocking?: boolean | undefined;
};

/** The sheet of a dialog: heading and cross, then `DialogBody`, then `DialogFooter`. */
export function DialogContent({
  title,
  description,
  size = 'md',
  keepOpen = false,
  blocking = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const stays = keepOpen || blocking;
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClass} />
      <Radix.Content
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        {...(stays ? { onEscapeKeyDown: (event) => event.preventDefault(), onInteractOutside: (event) => event.preventDefault() } : {})}
        onOpenAutoFocus={focusFirstField}
        data-size={size}
        className={cn(
          'fixed inset-0 z-(--z-dialog) m-auto flex h-fit max-h-[calc(100dvh-64px)] w-[calc(100vw-32px)] animate-rise-in flex-col overflow-hidden rounded-lg bg-surface-raised text-ink shadow-dialog outline-none [--header-now:0px] [--tabs-now:0px]',
          size === 'sm'
            ? ['max-w-(--dialog-width-sm)', footSheetClass]
            : 'max-w-(--dialog-width) max-tablet:m-0 max-tablet:h-dvh max-tablet:max-h-none max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-none',
          coveredClass,
          className,
        )}
        {...props}
      >
        <header className="flex flex-none items-center gap-3 py-3 pr-4 pl-6 max-tablet:border-b max-tablet:border-line max-tablet:py-0.5 max-tablet:pr-1 max-tablet:pl-4">
          <div className="flex min-w-0 items-center gap-3 max-tablet:flex-wrap max-tablet:gap-y-0 max-tablet:py-2">
            <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
            {description !== undefined && <Radix.Description className="min-w-0 text-sm text-ink-muted">{description}</Radix.Description>}
          </div>
          {blocking ? <span className="h-9 max-tablet:h-11" /> : <CloseButton className="ml-auto" />}
        </header>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** What the dialog says; scrolls when it is long. */
export function DialogBody({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain soft:px-6 soft:pt-1 soft:pb-5 soft:max-tablet:px-4 soft:max-tablet:pt-4',
        className,
      )}
      {...props}
    />
  );
}

/** The acts, right-aligned, the binding one last. `note` stands at the left. */
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
