/** The sign-in page. */
export { Door, doorTitle, type DoorProps } from './sign-in/door.tsx';
export { landingOf } from './sign-in/landing.ts';
export { accessScreens, words as accessWords } from './screens.ts';
export type { SignInScreenProps } from './sign-in/sign-in-screen.tsx';
