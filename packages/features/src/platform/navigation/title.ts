import type { I18n, MessageDescriptor } from '@lingui/core';

export interface DocumentTitle {
  readonly title: MessageDescriptor | undefined;
  readonly product: string;
  /** The unread messages in words, before everything else. */
  readonly unreadPrefix?: string | undefined;
  /** The record that the page has open. @default none */
  readonly record?: string | undefined;
}

/** The document title: unread count, open record, then page and product as specified (§2.1). */
export function documentTitle(i18n: I18n, { title, product, unreadPrefix, record }: DocumentTitle): string {
  const page = title ? i18n._(title) : '';
  return [unreadPrefix, [record, page, product].filter(Boolean).join(' - ')].filter(Boolean).join('');
}
