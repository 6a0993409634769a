import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'access.signIn': 'redirect';
  }
}

export const accessScreens = {
  signIn: lazyScreen('access.signIn', () => import('./sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen), words),
};
