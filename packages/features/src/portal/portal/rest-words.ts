import type { Catalog } from '../../platform/language/index.ts';

/** The words of the table's own rows, the frame, and the pages that stand in for others. */
export const restWords: Catalog = { 'zh-CN': () => import('./rest-words/chinese.ts'), 'en-US': () => import('./rest-words/english.ts') };
