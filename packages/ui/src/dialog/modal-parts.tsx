import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../cn.ts';
import { XIcon } from '../icons/index.ts';

/** The dimmed page behind anything modal. Of several over one another, the one that was opened last dims for all. */
export const scrimClass = 'fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim [&:has(~.bg-scrim)]:hidden';

/** A dialog is not drawn while another is open over it: it would look out from under it. */
export const coveredClass = '[&:has(~.shadow-dialog)]:invisible';

/** A short dialog on a phone: a sheet at the foot of the screen, as tall as what it says. */
export const footSheetClass =
  'max-tablet:mb-0 max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-b-none max-tablet:max-h-[calc(100dvh-48px-var(--notice-now,0px))]';

/** A press on a notice is no press outside a dialog: what is said over the page does not close what is under it. */
export function keepForNotices(event: CustomEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-notices]')) event.preventDefault();
}

/** The cross at the corner of a dialog or a sheet. */
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

/** Where the focus goes when a dialog opens: to the first text field, or to the dialog itself, never to the cross. A phone would raise its keyboard, so there it is the dialog. */
export function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const touch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const field = touch
    ? null
    : event.currentTarget.querySelector<HTMLElement>('input:enabled:not([type=checkbox], [type=radio]), textarea:enabled');
  (field ?? event.currentTarget).focus();
}
