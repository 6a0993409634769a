/** The sign-in page. */
export { SignInShell, signInTitle, type SignInShellProps } from './sign-in/sign-in-shell.tsx';
export { landingOf } from './sign-in/landing.ts';
export { accessScreens, words } from './screens.ts';
export type { SignInScreenProps } from './sign-in/sign-in-screen.tsx';
