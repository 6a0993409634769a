import { provideWords, type Catalog } from '../language/index.ts';
import { lazyScreen } from '../navigation/index.ts';
import { voucherWords } from '../voucher/index.ts';

const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../navigation/place.ts' {
  interface Places {
    'financing.hub': 'group';
    'financing.apply': 'pieces' | 'amount' | 'lender' | 'date' | 'draft' | 'resubmit' | 'copy';
    'financing.issuer': 'id' | 'search' | 'state';
    'financing.records': 'id' | 'search' | 'state' | 'view';
  }
}

/** Pieces are picked as for any application, in the words of vouchers. */
const loadApply = async () => (await Promise.all([import('./apply/apply-screen.tsx'), provideWords(voucherWords)]))[0].ApplyScreen;

export const financingScreens = {
  hub: lazyScreen('financing.hub', () => import('./hub/hub-screen.tsx').then((file) => file.HubScreen), words),
  apply: lazyScreen('financing.apply', loadApply, words),
  /** The issuer's side: what was financed of its vouchers, and its share of the costs. */
  issuer: lazyScreen('financing.issuer', () => import('./issuer/issuer-screen.tsx').then((file) => file.IssuerScreen), words),
  records: lazyScreen('financing.records', () => import('./records/records-screen.tsx').then((file) => file.RecordsScreen), words),
} as const;
