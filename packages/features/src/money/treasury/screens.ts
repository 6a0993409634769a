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

/** What went out is listed as its own records are, in their words. */
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

/** The forecast of cash is that of the workbench. */
const loadAssets = async () => (await Promise.all([import('./assets/assets-screen.tsx'), provideWords(cashForecastWords)]))[0].AssetsScreen;

/** Repayments are told as pledges tell them. */
const loadRepayments = async () =>
  (await Promise.all([import('./repayments/repayments-screen.tsx'), provideWords(pledgeWords), provideWords(fundingWords)]))[0]
    .RepaymentsScreen;

export const treasuryScreens = {
  income: lazyScreen('treasury.income', () => import('./income/income-screen.tsx').then((file) => file.IncomeScreen), words),
  expenditure: lazyScreen('treasury.expenditure', loadExpenditure, words),
  assets: lazyScreen('treasury.assets', loadAssets, words),
  repayments: lazyScreen('treasury.repayments', loadRepayments, words),
} as const;
