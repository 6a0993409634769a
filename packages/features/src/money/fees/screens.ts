import { lazyScreen } from '../../platform/navigation/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'fees.charges': 'id' | 'state' | 'source' | 'search';
    'fees.payments': 'id' | 'state' | 'search';
  }
}

export const feeScreens = {
  charges: lazyScreen('fees.charges', () => import('./charges/charges-screen.tsx').then((file) => file.ChargesScreen), words),
  payments: lazyScreen('fees.payments', () => import('./payments/payments-screen.tsx').then((file) => file.PaymentsScreen), words),
} as const;
