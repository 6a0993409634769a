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
  }
}

/** Pieces are picked as for any application, in the words of vouchers. */
const loadApply = async () => (await Promise.all([import('./apply/apply-screen.tsx'), provideWords(voucherWords)]))[0].ApplyScreen;

export const financingScreens = {
  hub: lazyScreen('financing.hub', () => import('./hub/hub-screen.tsx').then((file) => file.HubScreen), words),
  apply: lazyScreen('financing.apply', loadApply, words),
} as const;
