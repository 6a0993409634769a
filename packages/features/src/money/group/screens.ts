import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'group.figures': 'enterprise' | 'with';
  }
}

export const groupScreens = {
  figures: lazyScreen('group.figures', () => import('./view/group-screen.tsx').then((file) => file.GroupScreen), words),
} as const;
