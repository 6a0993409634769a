import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { sheetImportWords } from '../../platform/sheet-import/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'fundRegister.register': 'id' | 'state' | 'search' | 'view';
    'fundRegister.supplements': 'id' | 'state';
  }
}

/** Managed by the administrator. */
export const fundRegisterScreens = {
  register: lazyScreen(
    'fundRegister.register',
    // Statements are imported as sheets.
    async () => (await Promise.all([import('./register/register-screen.tsx'), provideWords(sheetImportWords)]))[0].RegisterScreen,
    words,
  ),
  supplements: lazyScreen(
    'fundRegister.supplements',
    () => import('./supplements/supplements-screen.tsx').then((file) => file.SupplementsScreen),
    words,
  ),
} as const;
