import type { Catalog } from './language.ts';

/** The words that every screen speaks besides its own: business terms, agreements, lists, review queues, signing, trade background, open pages, forms. They come with the shell. */
export const foundationWords: Catalog = {
  'zh-CN': () => import('./frame-words/chinese.ts'),
  'en-US': () => import('./frame-words/english.ts'),
};
