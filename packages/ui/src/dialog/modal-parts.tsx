import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../cn.ts';
import { XIcon } from '../icons/index.ts';

/** Overlay behind modal content. With stacked dialogs only the topmost overlay is shown. */
export const scrimClass = 'fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim [&:has(~.bg-scrim)]:hidden';

/** Hides a dialog while another one is open above it, as its edges would stick out. */
export const coveredClass = '[&:has(~.shadow-dialog)]:invisible';

/** A short dialog on phones: a bottom sheet as high as its content. */
export const footSheetClass =
  'max-tablet:mb-0 max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-b-none max-tablet:max-h-[calc(100dvh-48px-var(--notice-now,0px))]';

/** Prevents a click on a toast from counting as a click outside a dialog, which would close it. */
export function keepForNotices(event: CustomEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-notices]')) event.preventDefault();
}

/** The close button in the corner of a dialog or sheet. */
export function CloseButton({ className, ...props }: React.ComponentProps<'button'>) {
  const { t } = useLingui();
  return (
    <Radix.Close
      aria-label={t`关闭`}
      className={cn(
        'grid size-9 flex-none place-items-center rounded-sm text-ink-muted hover:bg-surface-hover hover:text-ink max-tablet:size-11',
        className,
      )}
      {...props}
    >
      <XIcon className="size-5" />
    </Radix.Close>
  );
}

/**
 * Initial focus of a dialog: the first text field, or the dialog itself, but never the close button. On phones always the dialog, because
 * focusing a field would open the keyboard.
 */
export function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const touch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const field = touch
    ? null
    : event.currentTarget.querySelector<HTMLElement>('input:enabled:not([type=checkbox], [type=radio]), textarea:enabled');
  (field ?? event.currentTarget).focus();
}
