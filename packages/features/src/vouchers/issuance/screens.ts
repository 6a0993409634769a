import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { sheetImportWords } from '../../platform/sheet-import/index.ts';

export const words: Catalog = {
  'zh-CN': () => import('./locales/zh-CN.po'),
  'en-US': () => import('./locales/en-US.po'),
};

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'issuance.issue': 'id' | 'copy' | 'from';
    'issuance.review': 'id';
    'issuance.manage': 'id' | 'state' | 'dueFrom' | 'dueTo';
  }
}

export const issuanceScreens = {
  issue: lazyScreen(
    'issuance.issue',
    async () => (await Promise.all([import('./issue/issue-screen.tsx'), provideWords(sheetImportWords)]))[0].IssueScreen,
    words,
  ),
  review: lazyScreen('issuance.review', () => import('./review/review-screen.tsx').then((file) => file.ReviewScreen), words),
  manage: lazyScreen('issuance.manage', () => import('./manage/manage-screen.tsx').then((file) => file.ManageScreen), words),
} as const;
