import { activateLanguage, nameVouchers, preferWords, provideWords, type Catalog, type Locale } from '../../platform/language/index.ts';
import type { PortalOptions } from './portal-options.ts';

const signInShellWords: Catalog = {
  'zh-CN': () => import('./sign-in-shell-words/chinese.ts'),
  'en-US': () => import('./sign-in-shell-words/english.ts'),
};

/** Activates a language with the words of the sign-in page. Other words follow; the bank's override all. */
export async function startWords({ brand, words }: Pick<PortalOptions, 'brand' | 'words'>, locale: Locale): Promise<void> {
  nameVouchers(brand.voucher ?? brand.product);
  if (words !== undefined) preferWords((await import('./own-words.ts')).bankWords(words));
  await activateLanguage(locale);
  await provideWords(signInShellWords);
}
