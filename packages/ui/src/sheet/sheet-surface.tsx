import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../cn.ts';
import { CloseButton, focusFirstField, keepForNotices, scrimClass } from '../dialog/modal-parts.tsx';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';
import { SheetHeader, sheetTitleClass } from './sheet-header.tsx';

export type SheetSurfaceProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  opened: Opened;
  /** Heading and accessible name. */
  title: React.ReactNode;
  /** Content after the title, such as a state or a number. */
  titleNote?: React.ReactNode;
  /** Buttons before the widen and close buttons: previous, next, print. */
  actions?: React.ReactNode;
  /** Shows a button, except on phones, for opening the content as a full page; the caller navigates there. */
  onWiden?: (() => void) | undefined;
  /** Edge of the screen. @default 'right' */
  side?: 'left' | 'right' | undefined;
};

/** The sheet itself, loaded when the first one opens. */
export function SheetSurface({
  opened,
  title,
  titleNote,
  actions,
  onWiden,
  side = 'right',
  className,
  children,
  ...props
}: SheetSurfaceProps) {
  return (
    <Radix.Root open={opened.open} onOpenChange={opened.setOpen}>
      <Radix.Trigger asChild>
        <Adopt element={opened.trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          id={opened.contentId}
          aria-describedby={undefined}
          onInteractOutside={keepForNotices}
          onOpenAutoFocus={focusFirstField}
          className={cn(
            'fixed top-(--notice-now,0px) bottom-0 z-(--z-dialog) flex w-full tablet:max-w-[min(var(--sheet-width),100vw)] animate-slide-in flex-col bg-surface-raised text-ink shadow-dialog outline-none [--header-now:0px] [--tabs-now:0px]',
            side === 'right' ? 'right-0' : 'left-0',
            className,
          )}
          {...props}
        >
          <SheetHeader
            heading={<Radix.Title className={sheetTitleClass}>{title}</Radix.Title>}
            titleNote={titleNote}
            actions={actions}
            onWiden={onWiden}
            close={<CloseButton />}
          />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
