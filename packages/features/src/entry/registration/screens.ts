import { bankCheckWords } from '../../money/bank-check/index.ts';
import { provideWords } from '../../platform/language/index.ts';
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

/** Loads a screen with the words of searching branches and verifying accounts. */
const withBankWords = async <File>(file: Promise<File>): Promise<File> => (await Promise.all([file, provideWords(bankCheckWords)]))[0];

export const registrationScreens = {
  register: lazyScreen(
    'registration.register',
    () => withBankWords(import('./register/register-screen.tsx')).then((m) => m.RegisterScreen),
    words,
  ),
  resubmit: lazyScreen(
    'registration.resubmit',
    () => withBankWords(import('./resubmit/resubmit-screen.tsx')).then((m) => m.ResubmitScreen),
    words,
  ),
  supplement: lazyScreen(
    'registration.supplement',
    () => withBankWords(import('./supplement/supplement-screen.tsx')).then((m) => m.SupplementScreen),
    words,
  ),
  result: lazyScreen('registration.result', () => import('./result/result-screen.tsx').then((m) => m.ResultScreen), words),
  bankCheck: lazyScreen(
    'registration.bankCheck',
    () => withBankWords(import('./bank-check/bank-check-screen.tsx')).then((m) => m.BankCheckScreen),
    words,
  ),
};
