import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { bankCheckWords } from '../bank-check/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'bankAccounts.list': 'id';
    'bankAccounts.receiving': 'id';
    'bankAccounts.funds': never;
  }
}

// Verification uses the words of registration.
const accounts = async () => (await Promise.all([import('./list/accounts-screen.tsx'), provideWords(bankCheckWords)]))[0];

export const bankAccountScreens = {
  list: lazyScreen('bankAccounts.list', async () => (await accounts()).AccountsScreen, words),
  receiving: lazyScreen('bankAccounts.receiving', async () => (await accounts()).ReceivingAccountsScreen, words),
  funds: lazyScreen('bankAccounts.funds', () => import('./funds/funds-screen.tsx').then((file) => file.FundsScreen), words),
} as const;
