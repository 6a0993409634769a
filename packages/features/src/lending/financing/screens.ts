import { withFormWords, withFundingWords } from '../funding/index.ts';
import type { Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';

export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'financing.hub': 'group';
    'financing.apply': 'pieces' | 'amount' | 'lender' | 'date' | 'draft' | 'resubmit' | 'copy';
    'financing.issuer': 'id' | 'search' | 'state';
    'financing.records': 'id' | 'search' | 'state' | 'view' | 'disbursedFrom' | 'disbursedTo';
  }
}

export const financingScreens = {
  hub: lazyScreen('financing.hub', () => withFundingWords(import('./hub/hub-screen.tsx')).then((file) => file.HubScreen), words),
  apply: lazyScreen('financing.apply', () => withFormWords(import('./apply/apply-screen.tsx')).then((file) => file.ApplyScreen), words),
  /** For the issuer: the financings of its vouchers, and its share of the costs. */
  issuer: lazyScreen(
    'financing.issuer',
    () => withFundingWords(import('./issuer/issuer-screen.tsx')).then((file) => file.IssuerScreen),
    words,
  ),
  records: lazyScreen(
    'financing.records',
    () => withFundingWords(import('./records/records-screen.tsx')).then((file) => file.RecordsScreen),
    words,
  ),
} as const;
