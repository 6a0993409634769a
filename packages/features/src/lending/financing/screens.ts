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
    'financing.records': 'id' | 'search' | 'state' | 'view' | 'disbursedFrom' | 'disbursedTo';
  }
}

/** A screen's file, and the words of what it shares with pledges. */
const shared = async <File>(file: Promise<File>): Promise<File> => (await Promise.all([file, provideWords(fundingWords)]))[0];

/** Pieces are picked as for any application, in the words of vouchers. */
const loadApply = async () => (await Promise.all([shared(import('./apply/apply-screen.tsx')), provideWords(voucherWords)]))[0].ApplyScreen;

export const financingScreens = {
  hub: lazyScreen('financing.hub', () => shared(import('./hub/hub-screen.tsx')).then((file) => file.HubScreen), words),
  apply: lazyScreen('financing.apply', loadApply, words),
  /** The issuer's side: what was financed of its vouchers, and its share of the costs. */
  issuer: lazyScreen('financing.issuer', () => shared(import('./issuer/issuer-screen.tsx')).then((file) => file.IssuerScreen), words),
  records: lazyScreen('financing.records', () => shared(import('./records/records-screen.tsx')).then((file) => file.RecordsScreen), words),
} as const;
