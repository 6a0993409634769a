import { useBrandNames } from '../../../platform/brand/index.ts';
import { documentTitle, type PageRow } from '../../../platform/navigation/index.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** The window title: unread messages, page, product (specification §2.1). */
export function useDocumentTitle(row: PageRow, unread: number): void {
  const { t, i18n } = useLingui();
  const { product } = useBrandNames();
  const prefix = unread > 0 ? t`（${unread}条消息）` : undefined;
  const title = documentTitle(i18n, row.title, product, prefix);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
