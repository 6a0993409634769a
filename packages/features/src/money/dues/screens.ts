import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'dues.payables': 'id' | 'state' | 'origin' | 'sixty' | 'search';
    'dues.receivables': 'id' | 'state' | 'origin' | 'line' | 'search';
  }
}

export const duesScreens = {
  payables: lazyScreen('dues.payables', () => import('./payables/payables-screen.tsx').then((file) => file.PayablesScreen), words),
  receivables: lazyScreen(
    'dues.receivables',
    () => import('./receivables/receivables-screen.tsx').then((file) => file.ReceivablesScreen),
    words,
  ),
} as const;
