import { useOpened } from '../floating/use-opened.ts';
import type { AlertDialogProps } from './alert-dialog-surface.tsx';

/**
 * Asks for confirmation of a binding act and shows amount, counterparty and consequence. The focus starts on the cancel button. The dialog's
 * code is loaded when the first one opens.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { parts } = useOpened(props);
  const Surface = parts?.AlertDialogSurface;
  return Surface && <Surface {...props} />;
}
