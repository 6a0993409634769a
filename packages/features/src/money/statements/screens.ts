import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { feesWords } from '../fees/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'statements.bill': 'side' | 'month' | 'with';
    'statements.service': 'month';
  }
}

/** Loads the words of fees, for their states. */
const loadService = async () => (await Promise.all([import('./service/service-screen.tsx'), provideWords(feesWords)]))[0].ServiceScreen;

export const statementScreens = {
  bill: lazyScreen('statements.bill', () => import('./bill/bill-screen.tsx').then((file) => file.BillScreen), words),
  service: lazyScreen('statements.service', loadService, words),
} as const;
