import type { SignInShellFacts } from '../portal/index.ts';
import type { SignInAddresses } from './early-script.ts';
import type { FoundTable } from './table-of-screens.ts';

const pathOf = ({ pages, screens }: FoundTable, key: string): string | undefined =>
  pages.find(({ mounts }) => screens.get(mounts)?.key === key)?.path;

/** Pages linked from sign-in; undefined if the table lacks sign-in. */
export function signInShellPlaces(found: FoundTable): Omit<SignInShellFacts, 'channels'> | undefined {
  const signIn = pathOf(found, 'access.signIn');
  return signIn === undefined ? undefined : { signIn, register: pathOf(found, 'registration.register'), home: pathOf(found, 'home.home') };
}

/** Addresses that lead visitors to sign-in; undefined if the table lacks it. */
export function signInAddresses(found: FoundTable): SignInAddresses | undefined {
  const at = pathOf(found, 'access.signIn');
  if (at === undefined) return undefined;
  const asks = found.pages.filter(({ auth }) => auth === true).map(({ path }) => path);
  return { at, asks, leads: found.redirects.filter(({ to }) => to === at).map(({ path }) => path) };
}
