import { provideWords, type Catalog } from '../../platform/language/index.ts';
import { lazyScreen } from '../../platform/navigation/index.ts';
import { registrationWords } from '../../entry/registration/index.ts';

export const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'staffing.people': never;
    'staffing.invitation': 'invite';
  }
}

export const staffingScreens = {
  people: lazyScreen('staffing.people', () => import('./people/people-screen.tsx').then((m) => m.PeopleScreen), words),
  invitation: lazyScreen(
    'staffing.invitation',
    // Opening an account uses the documents and words of registration.
    async () => (await Promise.all([import('./invitation/invitation-screen.tsx'), provideWords(registrationWords)]))[0].InvitationScreen,
    words,
  ),
} as const;
