import type { Catalog } from '../language/index.ts';
import { lazyScreen } from '../navigation/index.ts';

const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../navigation/place.ts' {
  interface Places {
    'transfer.apply': 'pieces' | 'draft' | 'resubmit';
    'transfer.notices': 'id' | 'tab';
    'transfer.records': 'id' | 'search';
    'transfer.review': 'id';
  }
}

export const transferScreens = {
  apply: lazyScreen('transfer.apply', () => import('./apply/apply-screen.tsx').then((file) => file.ApplyScreen), words),
  /** The same screen on the issuer's side: applying, and the notices of who came to hold its vouchers. */
  notices: lazyScreen('transfer.notices', () => import('./apply/apply-screen.tsx').then((file) => file.ApplyScreen), words),
  records: lazyScreen('transfer.records', () => import('./records/records-screen.tsx').then((file) => file.RecordsScreen), words),
  review: lazyScreen('transfer.review', () => import('./review/review-screen.tsx').then((file) => file.ReviewScreen), words),
} as const;
