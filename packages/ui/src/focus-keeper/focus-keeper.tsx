import { useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';

export interface FocusKeeperProps {
  /** Elements that had the focus before this component was mounted, in order, as a dialog may already be open by then. @default none */
  earlier?: readonly EventTarget[] | undefined;
}

/**
 * Restores a lost focus on the whole page: after a dialog, sheet or menu closes it returns to where it was, and when a row or form is
 * removed it moves to the next one or to the heading. Mount it once in the app.
 */
export function FocusKeeper({ earlier }: FocusKeeperProps) {
  useEffect(() => keepFocus(earlier), [earlier]);
  return null;
}
