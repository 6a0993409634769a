import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'tradePapers.papers': 'id' | 'view' | 'search' | 'verification' | 'usage' | 'contractId';
  }
}

/** Invoices and contracts as the enterprise keeps them. */
export const tradePaperScreens = {
  papers: lazyScreen('tradePapers.papers', () => import('./papers-screen.tsx').then((file) => file.PapersScreen), words),
} as const;
