import { currentLocale, isLocale, activateLanguage, provideWords, type Locale } from '@lianxin/features/language';

const KEY = 'language';

/** The language the person chose on this device, else Chinese. */
export function chosenLocale(): Locale {
  const kept = localStorage.getItem(KEY);
  return isLocale(kept) ? kept : 'zh-CN';
}

/** The words of the portal's own rows and frame. */
const portalWords = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
} as const;

export async function startLanguage(): Promise<void> {
  await activateLanguage(chosenLocale());
  await provideWords(portalWords);
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  if (locale === currentLocale()) return;
  localStorage.setItem(KEY, locale);
  await activateLanguage(locale);
}
