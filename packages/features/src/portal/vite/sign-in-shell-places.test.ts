import { expect, it } from 'vitest';
import { signInAddresses, signInShellPlaces } from './sign-in-shell-places.ts';

const found = (screens: Readonly<Record<string, string>>) => ({
  pages: [
    { path: '/enter', mounts: 'accessScreens.signIn', auth: false },
    { path: '/join', mounts: 'registrationScreens.register', auth: false },
    { path: '/work/list', mounts: 'listScreens.list', auth: true },
    { path: '/help/open', mounts: 'helpScreens.guide', auth: undefined },
  ],
  screens: new Map(Object.entries(screens).map(([mounts, key]) => [mounts, { key, module: '', declaredIn: '' }])),
  redirects: [
    { path: '/', to: '/enter' },
    { path: '/index', to: '/work/list' },
  ],
  tables: new Set<string>(),
});

it('finds the pages linked from sign-in', () =>
  expect(
    signInShellPlaces(found({ 'accessScreens.signIn': 'access.signIn', 'registrationScreens.register': 'registration.register' })),
  ).toEqual({
    signIn: '/enter',
    register: '/join',
    home: undefined,
  }));

it('finds the addresses that lead there, ignoring unreadable ones', () =>
  expect(signInAddresses(found({ 'accessScreens.signIn': 'access.signIn' }))).toEqual({
    at: '/enter',
    leads: ['/'],
    asks: ['/work/list'],
  }));

it('finds nothing without such a page', () =>
  expect([signInShellPlaces(found({})), signInAddresses(found({}))]).toEqual([undefined, undefined]));
