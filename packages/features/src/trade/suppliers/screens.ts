import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'suppliers.list': never;
  }
}

export const supplierScreens = {
  list: lazyScreen('suppliers.list', () => import('./list/suppliers-screen.tsx').then((file) => file.SuppliersScreen), words),
} as const;
