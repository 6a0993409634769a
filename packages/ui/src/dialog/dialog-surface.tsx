import { Trans } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { useState } from 'react';
import { AlertDialogSurface } from '../alert-dialog/alert-dialog-surface.tsx';
import { cn } from '../cn.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';
import { CloseButton, coveredClass, focusFirstField, footSheetClass, keepForNotices, scrimClass } from './modal-parts.tsx';
import { useTypedText } from './use-typed-text.ts';

export type DialogSurfaceProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  opened: Opened;
  /** Heading and accessible name. */
  title: React.ReactNode;
  /** Short text beside the title, such as the enterprise or document concerned. */
  description?: React.ReactNode;
  /** Width: 800 px, or 480 px for short questions. On phones, full screen or a bottom sheet. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Ignores clicks outside and Escape, to protect typed input. The close button and other buttons still work. */
  keepOpen?: boolean | undefined;
  /** Removes the close button and ignores Escape and clicks outside; only the content can close the dialog. @default false */
  blocking?: boolean | undefined;
};

/** The dialog itself, loaded when the first one opens. Escape or a click outside asks first when text has been typed into it. */
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
  const persistent = keepOpen || blocking;
  const { onInput, isTyped } = useTypedText();
  const [asking, setAsking] = useState(false);
  const askFirst = (event: Event) => {
    if (event.defaultPrevented || !isTyped()) return;
    event.preventDefault();
    setAsking(true);
  };
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
          onInput={onInput}
          onEscapeKeyDown={askFirst}
          onPointerDownOutside={(event) => {
            keepForNotices(event);
            askFirst(event);
          }}
          onInteractOutside={keepForNotices}
          {...(persistent
            ? { onEscapeKeyDown: (event) => event.preventDefault(), onInteractOutside: (event) => event.preventDefault() }
            : {})}
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
          <AlertDialogSurface
            open={asking}
            onOpenChange={setAsking}
            title={<Trans>放弃填写的内容</Trans>}
            consequence={<Trans>关闭后，已填写的内容不能恢复。</Trans>}
            cancelLabel={<Trans>继续填写</Trans>}
            confirmLabel={<Trans>放弃并关闭</Trans>}
            danger
            onConfirm={() => {
              setAsking(false);
              opened.setOpen(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
