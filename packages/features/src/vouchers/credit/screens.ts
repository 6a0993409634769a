import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'credit.lines': 'id';
  }
}

export const creditScreens = {
  lines: lazyScreen('credit.lines', () => import('./lines/credit-screen.tsx').then((file) => file.CreditScreen), words),
} as const;
