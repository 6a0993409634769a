import type { Catalog } from './language.ts';

/**
 * Words that every screen needs, loaded with the shell: business terms, agreements, lists, review queues, signing, trade, open pages,
 * forms.
 */
export const foundationWords: Catalog = {
  'zh-CN': () => import('./frame-words/chinese.ts'),
  'en-US': () => import('./frame-words/english.ts'),
};
