import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

/** Further words of this page, which are not loaded with the shell. */
const words: Catalog = { 'zh-CN': () => import('./manage/locales/zh-CN.po'), 'en-US': () => import('./manage/locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'tradePapers.papers': 'id' | 'view' | 'search' | 'verification' | 'usage' | 'contractId';
  }
}

export const tradePaperScreens = {
  papers: lazyScreen('tradePapers.papers', () => import('./manage/papers-screen.tsx').then((file) => file.PapersScreen), words),
} as const;
