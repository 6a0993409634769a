import type { Messages } from '@lingui/core';

const catalogs = import.meta.glob<{ messages: Messages }>('../packages/**/locales/*.po');

/** The messages of all packages in one language, because a story may use components of several packages. */
export async function messagesOf(locale: string): Promise<Messages> {
  const files = Object.entries(catalogs).filter(([path]) => path.endsWith(`/${locale}.po`));
  const loaded = await Promise.all(files.map(([, load]) => load()));
  return Object.fromEntries(loaded.flatMap((file) => Object.entries(file.messages)));
}
