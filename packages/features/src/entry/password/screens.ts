import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'password.change': never;
  }
}

export const passwordScreens = {
  change: lazyScreen('password.change', () => import('./screen/change-password-screen.tsx').then((m) => m.ChangePasswordScreen), words),
};
