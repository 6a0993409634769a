import type { Catalog } from '../language/index.ts';
import { lazyScreen } from '../navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../navigation/place.ts' {
  interface Places {
    'help.guide': 'chapter';
  }
}

export const helpScreens = {
  guide: lazyScreen('help.guide', () => import('./guide/guide-screen.tsx').then((file) => file.GuideScreen), words),
} as const;
