import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'settlement.payments': 'id' | 'state' | 'from' | 'to' | 'search' | 'subscribe';
    'settlement.receipts': 'id' | 'state' | 'from' | 'to' | 'search' | 'subscribe';
  }
}

/** Payment at maturity, from both sides. */
export const settlementScreens = {
  payments: lazyScreen('settlement.payments', () => import('./payments/payments-screen.tsx').then((file) => file.PaymentsScreen), words),
  receipts: lazyScreen('settlement.receipts', () => import('./receipts/receipts-screen.tsx').then((file) => file.ReceiptsScreen), words),
} as const;
