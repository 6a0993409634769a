import { fundingWords } from '../funding/index.ts';
import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { voucherWords } from '../../vouchers/voucher/index.ts';

export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'financing.hub': 'group';
    'financing.apply': 'pieces' | 'amount' | 'lender' | 'date' | 'draft' | 'resubmit' | 'copy';
    'financing.issuer': 'id' | 'search' | 'state';
    'financing.records': 'id' | 'search' | 'state' | 'view' | 'disbursedFrom' | 'disbursedTo' | 'tab';
  }
}

/** Loads a screen together with the catalog of both kinds of loans. */
const shared = async <File>(file: Promise<File>): Promise<File> => (await Promise.all([file, provideWords(fundingWords)]))[0];

/** The voucher picker has its own catalog. */
const loadApply = async () => (await Promise.all([shared(import('./apply/apply-screen.tsx')), provideWords(voucherWords)]))[0].ApplyScreen;

export const financingScreens = {
  hub: lazyScreen('financing.hub', () => shared(import('./hub/hub-screen.tsx')).then((file) => file.HubScreen), words),
  apply: lazyScreen('financing.apply', loadApply, words),
  issuer: lazyScreen('financing.issuer', () => shared(import('./issuer/issuer-screen.tsx')).then((file) => file.IssuerScreen), words),
  records: lazyScreen('financing.records', () => shared(import('./records/records-screen.tsx')).then((file) => file.RecordsScreen), words),
} as const;
