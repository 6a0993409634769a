import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'billing.profile': never;
    'billing.invoicing': 'id' | 'view' | 'state' | 'search' | 'fees';
  }
}

export const billingScreens = {
  profile: lazyScreen('billing.profile', () => import('./profile/profile-screen.tsx').then((file) => file.ProfileScreen), words),
  invoicing: lazyScreen('billing.invoicing', () => import('./invoicing/invoicing-screen.tsx').then((file) => file.InvoicingScreen), words),
} as const;
