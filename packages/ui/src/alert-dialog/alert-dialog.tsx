import { useOpened } from '../floating/use-opened.ts';
import type { AlertDialogProps } from './alert-dialog-surface.tsx';

/** Asks before something binds: names the amount, the counterparty and the consequence. The focus starts on the way out. What draws it is fetched with the first question. */
export function AlertDialog(props: AlertDialogProps) {
  const { parts } = useOpened(props);
  const Surface = parts?.AlertDialogSurface;
  return Surface && <Surface {...props} />;
}
