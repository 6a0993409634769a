import type { PageRow } from '../../../platform/navigation/index.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** Says in the window's title what page is shown and how much is unread; by itself, so that a count draws nothing else anew. */
export function WindowTitle({ row }: { readonly row: PageRow }) {
  useDocumentTitle(row, useUnreadCount());
  return null;
}
