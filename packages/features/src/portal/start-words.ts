import { activateLanguage, chosenLocale, preferWords, provideWords, type Catalog } from '../language/index.ts';
import type { PortalOptions } from './portal-options.ts';

const firstWords: Catalog = { 'zh-CN': () => import('./first-words/chinese.ts'), 'en-US': () => import('./first-words/english.ts') };

/** Shows the first page in the chosen language. A screen and the shell bring their own words; the bank's win over all of them. */
export async function startWords({ catalog, words }: Pick<PortalOptions, 'catalog' | 'words'>): Promise<void> {
  if (words !== undefined) preferWords((await import('./own-words.ts')).ownWords(words));
  await activateLanguage(chosenLocale());
  await Promise.all([provideWords(firstWords), catalog && provideWords(catalog)]);
}
