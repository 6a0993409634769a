import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { registrationWords } from '../../entry/registration/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'staffing.people': never;
  }
}

export const staffingScreens = {
  people: lazyScreen(
    'staffing.people',
    // A code by text message is asked for as in registration, in the same words.
    async () => (await Promise.all([import('./people/people-screen.tsx'), provideWords(registrationWords)]))[0].PeopleScreen,
    words,
  ),
} as const;
