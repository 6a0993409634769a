import type { SignInShellProps } from '../../entry/sign-in/index.ts';
import { hasMarker } from '../../platform/session/index.ts';

/** Facts about the sign-in page that the build writes into the HTML (vite/sign-in-shell-in-html.ts). */
export interface SignInShellFacts extends Pick<SignInShellProps, 'channels' | 'register' | 'home'> {
  /** Address of the sign-in page. */
  readonly signIn: string;
}

const isFacts = (value: unknown): value is SignInShellFacts =>
  typeof value === 'object' && value !== null && 'signIn' in value && typeof value.signIn === 'string' && 'channels' in value;

/** Whether the current address is the sign-in page. */
export const isAtSignIn = ({ signIn }: SignInShellFacts): boolean => window.location.hash.slice(1).split('?', 1)[0] === signIn;

/** The facts in the HTML, if it shows this portal's sign-in page and the person is still there. */
export function signInShellInPage(channels: number): SignInShellFacts | undefined {
  if (window.begun?.signIn !== true || hasMarker()) return undefined;
  const facts: unknown = JSON.parse(document.getElementById('sign-in-shell')?.textContent ?? 'null');
  return isFacts(facts) && facts.channels === channels && isAtSignIn(facts) ? facts : undefined;
}
