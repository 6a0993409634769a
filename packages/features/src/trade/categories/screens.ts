import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'categories.manage': 'id' | 'within';
  }
}

export const categoryScreens = {
  manage: lazyScreen('categories.manage', () => import('./manage/categories-screen.tsx').then((file) => file.CategoriesScreen), words),
} as const;
