import { fundingWords } from '../funding/index.ts';
import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { pledgeWords } from '../pledge/index.ts';
import { sheetImportWords } from '../../platform/sheet-import/index.ts';

export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'lending.fees': 'id' | 'state' | 'direction';
    'lending.plan': 'period' | 'from';
    'lending.pledges': 'id' | 'search' | 'state' | 'tab' | 'part' | 'view' | 'dueFrom' | 'dueTo';
  }
}

/** The details of a pledge use the catalogs of pledges and of both kinds of loans. */
const loadPledges = async () =>
  (await Promise.all([import('./pledges/pledges-screen.tsx'), provideWords(pledgeWords), provideWords(fundingWords)]))[0].PledgesScreen;

export const lendingScreens = {
  pledges: lazyScreen('lending.pledges', loadPledges, words),
  // A refund is paid in the dialog of payments of both kinds of loans.
  fees: lazyScreen(
    'lending.fees',
    async () => (await Promise.all([import('./fees/fees-screen.tsx'), provideWords(fundingWords)]))[0].FeesScreen,
    words,
  ),
  plan: lazyScreen(
    'lending.plan',
    async () => (await Promise.all([import('./plan/plan-screen.tsx'), provideWords(sheetImportWords)]))[0].PlanScreen,
    words,
  ),
} as const;
