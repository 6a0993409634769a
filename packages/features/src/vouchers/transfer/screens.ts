import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { voucherWords } from '../voucher/index.ts';

export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'transfer.apply': 'pieces' | 'draft' | 'resubmit';
    'transfer.notices': 'id' | 'tab';
    'transfer.records': 'id' | 'search' | 'state';
    'transfer.review': 'id';
  }
}

/** Loads the words of vouchers, needed by the piece picker. */
const loadApply = async () => (await Promise.all([import('./apply/apply-screen.tsx'), provideWords(voucherWords)]))[0].ApplyScreen;

export const transferScreens = {
  apply: lazyScreen('transfer.apply', loadApply, words),
  /** The same screen for issuers: applying, and notices of assignment. */
  notices: lazyScreen('transfer.notices', loadApply, words),
  records: lazyScreen('transfer.records', () => import('./records/records-screen.tsx').then((file) => file.RecordsScreen), words),
  review: lazyScreen('transfer.review', () => import('./review/review-screen.tsx').then((file) => file.ReviewScreen), words),
} as const;
