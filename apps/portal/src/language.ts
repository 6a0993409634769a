import { activateLanguage, chosenLocale, provideWords, type Catalog } from '@lianxin/features/language';

const firstWords: Catalog = { 'zh-CN': () => import('./first-words/chinese.ts'), 'en-US': () => import('./first-words/english.ts') };

/** Shows the first page in the chosen language. A screen and the shell bring their own words. */
export async function startLanguage(): Promise<void> {
  await activateLanguage(chosenLocale());
  await provideWords(firstWords);
}
