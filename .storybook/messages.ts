import type { Messages } from '@lingui/core';

const catalogs = import.meta.glob<{ messages: Messages }>('../packages/**/locales/*.po');

/** Every package's words in one language, merged: a story may show parts of several packages. */
export async function messagesOf(locale: string): Promise<Messages> {
  const files = Object.entries(catalogs).filter(([path]) => path.endsWith(`/${locale}.po`));
  const loaded = await Promise.all(files.map(([, load]) => load()));
  return Object.fromEntries(loaded.flatMap((file) => Object.entries(file.messages)));
}
