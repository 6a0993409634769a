import type { I18n, MessageDescriptor } from '@lingui/core';

/** The document title: unread count, page, product (specification §2.1). `unreadPrefix` precedes the title. */
export function documentTitle(i18n: I18n, title: MessageDescriptor | undefined, product: string, unreadPrefix: string | undefined): string {
  const page = title ? i18n._(title) : '';
  return [unreadPrefix, [page, product].filter(Boolean).join(' - ')].filter(Boolean).join('');
}
