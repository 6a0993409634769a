import { useOpened } from '../floating/use-opened.ts';

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
  /** It moves money or binds: while there is no network it is held, and the dialog says so. @default false */
  needsNetwork?: boolean | undefined;
  /** Does it. The dialog stays open until `onOpenChange(false)`, so a refusal can be shown in it. */
  onConfirm: () => void;
  className?: string | undefined;
};

/** Asks before something binds: names the amount, the counterparty and the consequence. The focus starts on the way out. What draws it is fetched with the first question. */
export function AlertDialog(props: AlertDialogProps) {
  const { parts } = useOpened(props);
  const Surface = parts?.AlertDialogSurface;
  return Surface && <Surface {...props} />;
}
