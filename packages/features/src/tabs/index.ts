import type { Catalog } from '../language/index.ts';

export { forgetTabs } from './kept-tabs.ts';
export { LeaveQuestion } from './leave-question.tsx';
export { TabStrip } from './tab-strip.tsx';
export { useUnsaved } from './unsaved.ts';

/** The words of the strip and its questions. */
export const tabWords: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };
