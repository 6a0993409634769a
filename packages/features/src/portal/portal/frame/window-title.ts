import type { PageRow } from '../../../platform/navigation/index.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** Sets the window title; a component of its own, so that a count redraws nothing else. */
export function WindowTitle({ row }: { readonly row: PageRow }) {
  useDocumentTitle(row, useUnreadCount());
  return null;
}
