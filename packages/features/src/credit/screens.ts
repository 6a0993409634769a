import type { Catalog } from '../language/index.ts';
import { lazyScreen } from '../navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../navigation/place.ts' {
  interface Places {
    'credit.lines': 'id';
  }
}

export const creditScreens = {
  lines: lazyScreen('credit.lines', () => import('./lines/credit-screen.tsx').then((file) => file.CreditScreen), words),
} as const;
