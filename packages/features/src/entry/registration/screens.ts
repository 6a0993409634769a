import { lazyScreen } from '../../platform/navigation/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'registration.register': 'invite';
    'registration.resubmit': 'type';
    'registration.supplement': never;
    'registration.result': 'type';
    'registration.bankCheck': never;
  }
}

export const registrationScreens = {
  register: lazyScreen('registration.register', () => import('./register/register-screen.tsx').then((m) => m.RegisterScreen), words),
  resubmit: lazyScreen('registration.resubmit', () => import('./resubmit/resubmit-screen.tsx').then((m) => m.ResubmitScreen), words),
  supplement: lazyScreen(
    'registration.supplement',
    () => import('./supplement/supplement-screen.tsx').then((m) => m.SupplementScreen),
    words,
  ),
  result: lazyScreen('registration.result', () => import('./result/result-screen.tsx').then((m) => m.ResultScreen), words),
  bankCheck: lazyScreen('registration.bankCheck', () => import('./bank-check/bank-check-screen.tsx').then((m) => m.BankCheckScreen), words),
};
