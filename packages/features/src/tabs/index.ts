export { forgetTabs } from './kept-tabs.ts';
export { LeaveQuestion } from './leave-question.tsx';
export { TabStrip } from './tab-strip.tsx';
export { useUnsaved } from './unsaved.ts';
