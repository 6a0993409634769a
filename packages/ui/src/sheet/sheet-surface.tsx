import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../cn.ts';
import { CloseButton, focusFirstField, keepForNotices, scrimClass } from '../dialog/modal-parts.tsx';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';
import { Maximize2Icon } from '../icons/index.ts';

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
  const { t } = useLingui();
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
          <header className="flex min-h-14 flex-none items-center gap-3 border-b border-line pr-3 pl-6 max-tablet:min-h-12 max-tablet:pr-1 max-tablet:pl-4">
            {/* A long note wraps below the title instead of truncating it, because numbers differ at their end. */}
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Radix.Title className="min-w-0 text-lg font-semibold wrap-anywhere max-tablet:text-base">{title}</Radix.Title>
              {titleNote}
            </div>
            <div className="ml-auto flex flex-none items-center gap-1">
              {actions}
              {onWiden && (
                <button
                  type="button"
                  aria-label={t`展开为整页`}
                  title={t`展开为整页`}
                  className="grid size-9 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink max-tablet:hidden"
                  onClick={onWiden}
                >
                  <Maximize2Icon aria-hidden />
                </button>
              )}
              <CloseButton />
            </div>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
