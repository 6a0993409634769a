import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../cn.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';
import { CloseButton, coveredClass, focusFirstField, footSheetClass, keepForNotices, scrimClass } from './modal-parts.tsx';

export type DialogSurfaceProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  /** The dialog that is open or not. */
  opened: Opened;
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

/** The sheet of a dialog, fetched with the first one that is opened. */
export function DialogSurface({
  opened,
  title,
  description,
  size = 'md',
  keepOpen = false,
  blocking = false,
  className,
  children,
  ...props
}: DialogSurfaceProps) {
  const stays = keepOpen || blocking;
  return (
    <Radix.Root open={opened.open} onOpenChange={opened.setOpen}>
      <Radix.Trigger asChild>
        <Adopt element={opened.trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          id={opened.contentId}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onInteractOutside={keepForNotices}
          {...(stays ? { onEscapeKeyDown: (event) => event.preventDefault(), onInteractOutside: (event) => event.preventDefault() } : {})}
          onOpenAutoFocus={focusFirstField}
          data-size={size}
          className={cn(
            'fixed inset-x-0 top-(--notice-now,0px) bottom-0 z-(--z-dialog) m-auto flex h-fit max-h-[calc(100dvh-64px-var(--notice-now,0px))] w-[calc(100vw-32px)] animate-rise-in flex-col overflow-hidden rounded-lg bg-surface-raised text-ink shadow-dialog outline-none [--header-now:0px] [--tabs-now:0px]',
            size === 'sm'
              ? ['max-w-(--dialog-width-sm)', footSheetClass]
              : 'max-w-(--dialog-width) max-tablet:m-0 max-tablet:h-auto max-tablet:max-h-none max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-none',
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
    </Radix.Root>
  );
}
