import { useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';

export interface FocusKeeperProps {
  /** What had the focus before this part was there, in turn: where it comes late, something may stand open already. @default nothing */
  earlier?: readonly EventTarget[] | undefined;
}

/**
 * Keeps the focus of the whole page from being lost: after a dialog, a sheet or a menu closes it is where it was before, after a row or a
 * form has gone it is at the next one or the heading. Once, anywhere in the app.
 */
export function FocusKeeper({ earlier }: FocusKeeperProps) {
  useEffect(() => keepFocus(earlier), [earlier]);
  return null;
}
