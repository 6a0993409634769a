import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { applyLanguage, chooseLanguage, isLocale, takeChosenLanguage, type Locale } from '../language/index.ts';
import { useSettings } from './use-setting.ts';

const KEY = 'language';

/** Applies the language of the account. A choice on the sign-in page is newer and replaces it. */
export function useKeptLanguage(): void {
  const settings = useSettings();
  const { run } = useAction(contract.account.saveSettings, { quiet: true, background: true });
  const save = useRef(run);
  const known = settings !== undefined;
  const kept = settings?.[KEY];
  useEffect(() => {
    if (!known) return;
    const chosen = takeChosenLanguage();
    if (chosen === undefined && isLocale(kept)) void applyLanguage(kept);
    if (chosen !== undefined && chosen !== kept) void save.current({ changes: { [KEY]: chosen } });
  }, [known, kept]);
}

/** The language, and changing it on all devices of a signed-in person. */
export function useLanguage(): readonly [string, (locale: Locale) => void] {
  const { i18n } = useLingui();
  const { run } = useAction(contract.account.saveSettings, { quiet: true, background: true });
  const choose = (locale: Locale) => {
    void chooseLanguage(locale);
    takeChosenLanguage();
    void run({ changes: { [KEY]: locale } });
  };
  return [i18n.locale, choose];
}
