import { CHAPTERS } from '@lianxin/features/help';
import { mayOpen, pagesOf, sideMenu, type Section } from '@lianxin/features/navigation';
import { NOTHING_PENDING, viewerOf } from '@lianxin/features/session';
import { people, type PersonName } from '@lianxin/features/testing';
import { describe, expect, it } from 'vitest';
import { navigation } from './navigation.tsx';

const NAMES = Object.keys(people).filter((name): name is PersonName => Object.hasOwn(people, name));
const pages = pagesOf(navigation);
const sections = navigation.filter((row): row is Section => row.kind === 'section');

/** Menu pages without a chapter of their own, with the reason. */
const WITHOUT_CHAPTER: Readonly<Record<string, { readonly why: string; readonly readers?: readonly string[] }>> = {
  'help.guide': { why: 'is the guide' },
  'messages.notification': { why: 'lists what the chapter of messages explains, without settings of its own' },
  'bankAccounts.list': { why: 'lists the accounts that the chapter of receiving accounts explains' },
  'fundRegister.supplements': { why: 'belongs to the chapter of the register' },
  'password.change': { why: 'is a form of three fields that explains itself' },
  'suppliers.list': { why: 'is only read by reviewers', readers: ['reviewer'] },
  'categories.manage': { why: 'is only read by reviewers', readers: ['reviewer'] },
  'issuance.review': { why: 'is only read by operators, who follow their applications elsewhere', readers: ['operator'] },
};

const isExcepted = (key: string, role: string): boolean => {
  const exception = WITHOUT_CHAPTER[key];
  return exception !== undefined && (exception.readers?.includes(role) ?? true);
};

describe.each(NAMES)('the guide of %s', (name) => {
  const viewer = viewerOf(people[name]);
  const own = CHAPTERS.filter(({ concerns }) => concerns?.(viewer) ?? true);

  it('has no chapter for a screen that they may not open', () => {
    const closed = own.filter(
      ({ screen }) => screen !== undefined && !pages.some((row) => row.screen?.key === screen && mayOpen(row, viewer)),
    );
    expect(closed.map(({ id, screen }) => `${id}: ${String(screen)}`)).toEqual([]);
  });

  it('has a chapter for every page of their menus', () => {
    const paths = sections
      .filter((section) => section.show?.(viewer) ?? true)
      .flatMap((section) => sideMenu(navigation, section, viewer, NOTHING_PENDING))
      .flatMap((item) => [item, ...item.items].flatMap(({ path }) => path ?? []));
    const explained = new Set<string | undefined>(own.map(({ screen }) => screen));
    const unexplained = pages.filter(
      ({ path, screen }) =>
        paths.includes(path) && screen !== undefined && !explained.has(screen.key) && !isExcepted(screen.key, viewer.role),
    );
    expect(unexplained.map(({ path, screen }) => `${path}: ${String(screen?.key)}`)).toEqual([]);
  });
});

it('every chapter has a unique id', () => {
  expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
});
