import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { CloseButton, focusFirstField, scrimClass } from '../dialog/modal-parts.tsx';
import { Maximize2Icon, Minimize2Icon } from '../icons/index.ts';

export const Sheet = Radix.Root;
export const SheetTrigger = Radix.Trigger;
export const SheetClose = Radix.Close;

export type SheetContentProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  /** What is shown: the heading and the accessible name. */
  title: React.ReactNode;
  /** Stands after the title: a state, a number. */
  titleNote?: React.ReactNode;
  /** Buttons before the widen toggle and the cross: previous, next, print. */
  actions?: React.ReactNode;
  /** The sheet covers the page. Leave it out to let the sheet keep it. */
  wide?: boolean | undefined;
  /** Called by the widen toggle. Without it and without `wide` the sheet widens by itself. */
  onWideChange?: ((wide: boolean) => void) | undefined;
  /** Offers the widen toggle. @default true */
  widenable?: boolean | undefined;
  /** The edge it comes from. @default 'right' */
  side?: 'left' | 'right' | undefined;
};

/** A sheet at the side of the page, 640 px, for a detail without losing one's place in the list. It can be widened to the page. */
export function SheetContent({
  title,
  titleNote,
  actions,
  wide,
  onWideChange,
  widenable = true,
  side = 'right',
  className,
  children,
  ...props
}: SheetContentProps) {
  const { t } = useLingui();
  const [keptWide, setKeptWide] = useState(false);
  const isWide = wide ?? keptWide;
  const widenLabel = isWide ? t`收窄` : t`展开为整页`;
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClass} />
      <Radix.Content
        aria-describedby={undefined}
        onOpenAutoFocus={focusFirstField}
        data-wide={isWide ? '' : undefined}
        className={cn(
          'fixed inset-y-0 z-(--z-dialog) flex w-full animate-slide-in flex-col bg-surface-raised text-ink shadow-dialog outline-none [--header-now:0px] [--tabs-now:0px]',
          side === 'right' ? 'right-0' : 'left-0',
          isWide ? 'max-w-none' : 'tablet:max-w-[min(var(--sheet-width),100vw)]',
          className,
        )}
        {...props}
      >
        <header className="flex min-h-14 flex-none items-center gap-3 border-b border-line pr-3 pl-6 max-tablet:min-h-12 max-tablet:pr-1 max-tablet:pl-4">
          <Radix.Title className="min-w-0 truncate text-lg font-semibold">{title}</Radix.Title>
          {titleNote}
          <div className="ml-auto flex flex-none items-center gap-1">
            {actions}
            {widenable && (
              <button
                type="button"
                aria-pressed={isWide}
                aria-label={widenLabel}
                title={widenLabel}
                className="grid size-9 place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink max-tablet:hidden"
                onClick={() => {
                  setKeptWide(!isWide);
                  onWideChange?.(!isWide);
                }}
              >
                {isWide ? <Minimize2Icon /> : <Maximize2Icon />}
              </button>
            )}
            <CloseButton />
          </div>
        </header>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** What the sheet shows; scrolls, by the keyboard as well. */
export function SheetBody({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div
      tabIndex={0}
      className={cn(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 soft:px-6 soft:py-5 soft:max-tablet:px-4',
        className,
      )}
      {...props}
    />
  );
}

/** The acts on what is shown; stays in sight. */
export function SheetFooter({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <footer
      className={cn(
        'flex flex-none items-center justify-end gap-3 border-t border-line px-6 py-3.5 max-tablet:px-4 max-tablet:pb-[max(12px,env(safe-area-inset-bottom))] max-tablet:*:[button]:flex-1',
        className,
      )}
      {...props}
    />
  );
}
