import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { staffingWords } from '../staffing/index.ts';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'enterprise.information': never;
    'enterprise.cancellation': never;
  }
}

export const enterpriseScreens = {
  cancellation: lazyScreen(
    'enterprise.cancellation',
    () => import('./cancellation/cancellation-screen.tsx').then((file) => file.CancellationScreen),
    words,
  ),
  information: lazyScreen(
    'enterprise.information',
    // Loads the words of reviewed businesses, used where they are set.
    async () => (await Promise.all([import('./information/information-screen.tsx'), provideWords(staffingWords)]))[0].InformationScreen,
    words,
  ),
} as const;
