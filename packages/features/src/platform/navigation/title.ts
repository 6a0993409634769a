import type { I18n, MessageDescriptor } from '@lingui/core';

/** The document's title: unread count first, then the route's title, then the product (specification §2.1). `unreadPrefix` is the words before the title. */
export function documentTitle(i18n: I18n, title: MessageDescriptor | undefined, product: string, unreadPrefix: string | undefined): string {
  const page = title ? i18n._(title) : '';
  return [unreadPrefix, [page, product].filter(Boolean).join(' - ')].filter(Boolean).join('');
}
