import { financingWords } from '../../lending/financing/index.ts';
import { fundingWords } from '../../lending/funding/index.ts';
import { issuanceWords } from '../../vouchers/issuance/index.ts';
import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { pledgeWords } from '../../lending/pledge/index.ts';
import { transferWords } from '../../vouchers/transfer/index.ts';
import { cashForecastWords } from '../cash-forecast/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'treasury.income': 'source' | 'receivedFrom' | 'receivedTo';
    'treasury.expenditure': 'of' | 'state';
    'treasury.assets': never;
    'treasury.repayments': 'id' | 'state' | 'dueFrom' | 'dueTo';
  }
}

/** Loads the words of the records listed here. */
const loadExpenditure = async () =>
  (
    await Promise.all([
      import('./expenditure/expenditure-screen.tsx'),
      provideWords(issuanceWords),
      provideWords(transferWords),
      provideWords(financingWords),
      provideWords(pledgeWords),
      provideWords(fundingWords),
    ])
  )[0].ExpenditureScreen;

/** Loads the words of the cash forecast. */
const loadAssets = async () => (await Promise.all([import('./assets/assets-screen.tsx'), provideWords(cashForecastWords)]))[0].AssetsScreen;

/** Loads the words of pledges. */
const loadRepayments = async () =>
  (await Promise.all([import('./repayments/repayments-screen.tsx'), provideWords(pledgeWords), provideWords(fundingWords)]))[0]
    .RepaymentsScreen;

export const treasuryScreens = {
  income: lazyScreen('treasury.income', () => import('./income/income-screen.tsx').then((file) => file.IncomeScreen), words),
  expenditure: lazyScreen('treasury.expenditure', loadExpenditure, words),
  assets: lazyScreen('treasury.assets', loadAssets, words),
  repayments: lazyScreen('treasury.repayments', loadRepayments, words),
} as const;
