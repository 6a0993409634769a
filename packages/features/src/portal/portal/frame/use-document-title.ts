import { useBrandNames } from '../../../platform/brand/index.ts';
import { documentTitle, recordNameAt, useRecordNames, type PageRow } from '../../../platform/navigation/index.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The window title: unread messages, open record, page, product (specification §2.1). */
export function useDocumentTitle(row: PageRow, unread: number): void {
  const { t, i18n } = useLingui();
  const { product } = useBrandNames();
  const { pathname, search } = useLocation();
  const record = recordNameAt(useRecordNames(), `${pathname}${search}`);
  const unreadPrefix = unread > 0 ? t`（${unread}条消息）` : undefined;
  const title = documentTitle(i18n, { title: row.title, product, unreadPrefix, record });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
