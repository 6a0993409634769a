import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'proof.verify': 'number' | 'hash';
  }
}

export const proofScreens = {
  verify: lazyScreen('proof.verify', () => import('./verify/verify-screen.tsx').then((file) => file.VerifyScreen), words),
} as const;
