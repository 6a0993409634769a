export { tabAfterClosing, type OpenTab } from './closing.ts';
export { OpenTabs, type OpenTabsProps } from './open-tabs.tsx';
