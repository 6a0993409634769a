import type { Catalog } from '../language/index.ts';
import { lazyScreen } from '../navigation/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../navigation/place.ts' {
  interface Places {
    'system.log': never;
    'system.forbidden': never;
    'system.broken': never;
    'system.missing': never;
    'system.refresh': 'from';
    'system.redirect': never;
  }
}

export const systemScreens = {
  log: lazyScreen('system.log', () => import('./log/log-screen.tsx').then((m) => m.LogScreen), words),
  forbidden: lazyScreen('system.forbidden', () => import('./forbidden/forbidden-screen.tsx').then((m) => m.ForbiddenScreen), words),
  broken: lazyScreen('system.broken', () => import('./broken/broken-screen.tsx').then((m) => m.BrokenScreen), words),
  missing: lazyScreen('system.missing', () => import('./missing/missing-screen.tsx').then((m) => m.MissingScreen), words),
  refresh: lazyScreen('system.refresh', () => import('./refresh/refresh-screen.tsx').then((m) => m.RefreshScreen), words),
  redirect: lazyScreen('system.redirect', () => import('./redirect/redirect-screen.tsx').then((m) => m.RedirectScreen), words),
};
