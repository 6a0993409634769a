/** Building a bank's portal from its brand, table of pages and slots: the frame, the wiring and the standard pages. */
export { createPortal, type Portal } from './create-portal.tsx';
export type { SignInShellFacts } from './sign-in-shell-facts.ts';
export { signInShellPage, type SignInShellOptions, type SignInShellPage } from './sign-in-shell-page.tsx';
export type { OwnWords, PortalOptions } from './portal-options.ts';
export { registrationRows, standardRows } from './standard-rows.ts';
