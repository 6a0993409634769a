import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { messagesOf } from './messages.ts';

/** Components on a page without stories, which load the messages themselves. Shown once they are there. */
export function Speaking({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    void messagesOf(locale).then((messages) => {
      i18n.loadAndActivate({ locale, messages });
      setSpoken(locale);
    });
  }, [locale]);
  return spoken !== undefined && <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
