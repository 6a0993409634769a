import { Trans } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-alert-dialog';
import { Banner } from '../banner/index.ts';
import { Button, NetworkButton } from '../button/index.ts';
import { cn } from '../cn.ts';
import { coveredClass, footSheetClass, scrimClass } from '../dialog/modal-parts.tsx';
import { useOnline } from '../online/index.ts';

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question in the words of the act, with its object: "签收链信 LX…". */
  title: React.ReactNode;
  /** The amount at stake, set large; its unit belongs to it. */
  amount?: React.ReactNode;
  /** The other party, the number, the date: short lines under the amount. */
  facts?: React.ReactNode;
  /** What follows once it is done, and whether it can be taken back. */
  consequence: React.ReactNode;
  /** Anything the person must still give: a reason, a code. */
  children?: React.ReactNode;
  /** The verb on the button that does it. */
  confirmLabel: React.ReactNode;
  /** @default 取消 */
  cancelLabel?: React.ReactNode;
  /** There is no way back: the button is the only way on, and Escape does nothing. @default false */
  blocking?: boolean | undefined;
  /** Destroys something or cannot be undone. */
  danger?: boolean | undefined;
  /** The way out is what most people want, so it is the button that stands out, where the hand goes: last. @default false */
  prefersCancel?: boolean | undefined;
  /** The act is under way: the dialog stays and cannot be left. */
  busy?: boolean | undefined;
  /** Something is still missing, so it cannot be done yet. */
  confirmDisabled?: boolean | undefined;
  /** For acts that move money or bind: disabled without network, with an explanation in the dialog. @default false */
  needsNetwork?: boolean | undefined;
  /** Does it. The dialog stays open until `onOpenChange(false)`, so a refusal can be shown in it. */
  onConfirm: () => void;
  className?: string | undefined;
};

/** The dialog itself, loaded when the first one opens. */
export function AlertDialogSurface({
  open,
  onOpenChange,
  title,
  amount,
  facts,
  consequence,
  children,
  confirmLabel,
  cancelLabel,
  blocking = false,
  danger = false,
  prefersCancel = false,
  busy = false,
  confirmDisabled = false,
  needsNetwork = false,
  onConfirm,
  className,
}: AlertDialogProps) {
  const mainIntent = danger ? 'dangerSolid' : 'primary';
  const Confirm = needsNetwork ? NetworkButton : Button;
  const isOffline = !useOnline() && needsNetwork;
  const confirm = (
    <Confirm intent={prefersCancel ? 'secondary' : mainIntent} busy={busy} disabled={confirmDisabled} onClick={onConfirm}>
      {confirmLabel}
    </Confirm>
  );
  return (
    <Radix.Root open={open} onOpenChange={(next) => (busy || blocking ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          className={cn(
            'fixed inset-x-0 top-(--notice-now,0px) bottom-0 z-(--z-dialog) m-auto h-fit max-h-[calc(100dvh-32px-var(--notice-now,0px))] w-[calc(100vw-32px)] max-w-(--dialog-width-sm) animate-rise-in overflow-y-auto rounded-lg bg-surface-raised p-6 text-ink shadow-dialog outline-none max-tablet:pb-[max(24px,env(safe-area-inset-bottom))]',
            footSheetClass,
            coveredClass,
            className,
          )}
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {amount !== undefined && <p className="mt-3 text-2xl font-semibold">{amount}</p>}
          {facts !== undefined && <div className="mt-1 text-sm text-ink-muted">{facts}</div>}
          <Radix.Description asChild>
            <div className="mt-3 text-md text-ink-muted">{consequence}</div>
          </Radix.Description>
          {children !== undefined && <div className="mt-4">{children}</div>}
          {isOffline && (
            <Banner tone="caution" className="mt-4">
              <Trans>网络已断开，恢复后才能继续。已填写的内容不会丢失。</Trans>
            </Banner>
          )}
          <div className="mt-6 flex justify-end gap-3 max-tablet:*:flex-1">
            {prefersCancel && confirm}
            {!blocking && (
              <Radix.Cancel asChild>
                <Button intent={prefersCancel ? 'primary' : 'secondary'} disabled={busy}>
                  {cancelLabel ?? <Trans>取消</Trans>}
                </Button>
              </Radix.Cancel>
            )}
            {blocking ? <Radix.Cancel asChild>{confirm}</Radix.Cancel> : !prefersCancel && confirm}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
