import { lazyScreen } from '../../platform/navigation/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'voucher.signForList': 'state';
    'voucher.signFor': 'kind' | 'id';
    'voucher.holdings': 'id' | 'state' | 'available' | 'issuer' | 'dueFrom' | 'dueTo';
    'voucher.register': 'id' | 'search';
  }
}

export const voucherScreens = {
  signForList: lazyScreen(
    'voucher.signForList',
    () => import('./sign-for-list/sign-for-list-screen.tsx').then((file) => file.SignForListScreen),
    words,
  ),
  signFor: lazyScreen('voucher.signFor', () => import('./sign-for/sign-for-screen.tsx').then((file) => file.SignForScreen), words),
  holdings: lazyScreen('voucher.holdings', () => import('./holdings/holdings-screen.tsx').then((file) => file.HoldingsScreen), words),
  register: lazyScreen('voucher.register', () => import('./register/register-screen.tsx').then((file) => file.RegisterScreen), words),
} as const;
