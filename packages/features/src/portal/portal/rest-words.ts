import type { Catalog } from '../../platform/language/index.ts';

/** The words of rows, frame and exception pages. */
export const restWords: Catalog = { 'zh-CN': () => import('./rest-words/chinese.ts'), 'en-US': () => import('./rest-words/english.ts') };
