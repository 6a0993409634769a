/** Open pages as tabs, and the question before unsaved work is left. */
export { forgetTabs, TABS_SETTING, tabsToKeep } from './kept-tabs.ts';
export { LeaveQuestion } from './leave-question.tsx';
export { PhoneTabs } from './lazy-phone-tabs.tsx';
export { tabNames } from './tab-names.ts';
export { TabStrip, type TabStripProps } from './tab-strip.tsx';
export { dropUnsaved, useUnsaved, useUnsavedPaths } from './unsaved.ts';
export { useTabs, type OpenPages } from './use-tabs.ts';
