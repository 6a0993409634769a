import { CHANNELS, roleOfCode, permissionsOf, type ChannelRoleKind } from '@lianxin/domain';
import { decide, headerMenu, mayOpen, pagesOf, rowAt, sideMenu, type MenuItem, type Row, type Section } from '@lianxin/features/navigation';
import { NOTHING_PENDING, type Viewer } from '@lianxin/features/session';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, VISITOR_HEADER, type AccountFact, type EntryFact, type Flag, type ProfileFact } from './accounts.fixture.ts';
import { messages } from './locales/zh-CN.po';
import { wholeNavigation as whole } from './navigation.fixture.ts';
import { navigation } from './navigation.tsx';
import { CRAWLED, pagesOfAccount } from './pages.fixture.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages }));

const KINDS: Readonly<Record<string, ChannelRoleKind>> = { '0': 'supplier', '1': 'core', '2': 'financialInstitution' };

function viewerFrom({ role: code, status, enterprise, enterprises, channels, bankCore, accountState, bankStatus }: ProfileFact): Viewer {
  const role = roleOfCode(code) ?? 'operator';
  return {
    userId: 'U1',
    userName: 'u1',
    displayName: '王建国',
    role,
    enterpriseNo: enterprise === null ? undefined : 'E1',
    enterpriseName: enterprise ?? undefined,
    status,
    ...(accountState === null ? {} : { accountState: String(accountState) }),
    ...(bankStatus === null ? {} : { bankAccountStatus: bankStatus }),
    channels: CHANNELS,
    businessChannels: Object.keys(channels).map(Number),
    channelRoles: Object.entries(channels).flatMap(([channel, kind]) => {
      const named = KINDS[kind];
      return named === undefined ? [] : [{ channel: Number(channel), kind: named }];
    }),
    coreFlags: bankCore ? { zx: true } : {},
    enterpriseCount: enterprises,
    permissions: permissionsOf(role),
  };
}

const sectionsOf = (rows: readonly Row[]) => rows.filter((row): row is Section => row.kind === 'section');
const sectionOf = (rows: readonly Row[], path: string): Section => {
  const found = sectionsOf(rows).find((section) => section.path === path);
  if (!found) throw new Error(`no section ${path}`);
  return found;
};

interface Entry {
  readonly label: string;
  readonly path: string | undefined;
  readonly items: readonly Entry[];
}
const actual = (item: MenuItem): Entry => ({ label: i18n._(item.label), path: item.path, items: item.items.map(actual) });
const expected = ({ label, path, items = [] }: EntryFact): Entry => ({ label, path, items: items.map(expected) });
/** The entries that have a screen. */
const withScreen = (entries: readonly EntryFact[]): readonly EntryFact[] =>
  entries.flatMap((entry) => {
    if (entry.items === undefined) return entry.later ? [] : [entry];
    const items = withScreen(entry.items);
    return items.length === 0 ? [] : [{ ...entry, items }];
  });
const paths = (entries: readonly EntryFact[]): readonly string[] =>
  entries.flatMap((entry) => [...(entry.path === undefined ? [] : [entry.path]), ...paths(entry.items ?? [])]);

const header = (rows: readonly Row[], viewer: Viewer | undefined) =>
  headerMenu(rows, viewer).map((item) => ({ label: i18n._(item.label), path: item.path }));
const flat = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => [item, ...item.items]);

const FLAGS: readonly Flag[] = ['signFor', 'issueReview', 'transfer', 'financing', 'pledge'];
const labelsWithDot = (entries: readonly EntryFact[], flag: Flag): readonly string[] =>
  entries.flatMap((entry) => [...(entry.dot === flag ? [entry.label] : []), ...labelsWithDot(entry.items ?? [], flag)]);

const withShell = ACCOUNTS.filter(
  (fact): fact is AccountFact & Required<Pick<AccountFact, 'header' | 'menus'>> => fact.header !== undefined,
);

describe.each(withShell.map((fact) => [fact.account, fact] as const))('%s', (_account, fact) => {
  const viewer = viewerFrom(fact.profile);

  test('finds exactly these items in the header', () => {
    expect(header(whole, viewer)).toEqual(fact.header.map(({ label, path }) => ({ label, path })));
  });

  test('finds exactly these entries in the side menus', () => {
    for (const section of sectionsOf(whole)) {
      const entries = fact.header.some((item) => item.path?.startsWith(`/${section.path}/`))
        ? sideMenu(whole, section, viewer, NOTHING_PENDING)
        : [];
      expect([section.path, entries.map(actual)]).toEqual([section.path, (fact.menus[section.path] ?? []).map(expected)]);
    }
  });

  test('finds every entry that is not planned for later, and no other', () => {
    const items = header(navigation, viewer).map(({ path }) => path);
    expect(items).toEqual(expect.arrayContaining([...paths(withScreen(fact.header))]));
    expect(paths(fact.header)).toEqual(expect.arrayContaining(items));
    for (const [path, entries] of Object.entries(fact.menus)) {
      const actualPaths = flat(sideMenu(navigation, sectionOf(navigation, path), viewer, NOTHING_PENDING)).flatMap(
        (item) => item.path ?? [],
      );
      expect(actualPaths).toEqual(expect.arrayContaining([...paths(withScreen(entries))]));
      expect(paths(entries)).toEqual(expect.arrayContaining(actualPaths));
    }
  });

  test('reaches a page with a screen and permission by every entry', () => {
    const links = [
      ...header(navigation, viewer),
      ...Object.keys(fact.menus).flatMap((path) => flat(sideMenu(navigation, sectionOf(navigation, path), viewer, NOTHING_PENDING))),
    ].flatMap(({ path }) => path ?? []);
    for (const path of links) {
      const row = rowAt(navigation, path);
      expect([path, row?.kind === 'page' && row.screen !== undefined]).toEqual([path, true]);
      // An incomplete registration redirects from every page.
      if (row?.kind === 'page' && fact.profile.status === 1)
        expect([path, decide(navigation, row, path, { marked: true, viewer })]).toEqual([path, { kind: 'open' }]);
    }
  });

  test.each(FLAGS)('sees the dots of %s at the entries of the specification', (flag) => {
    for (const [path, entries] of Object.entries(fact.menus)) {
      const dotted = flat(sideMenu(whole, sectionOf(whole, path), viewer, { ...NOTHING_PENDING, [flag]: true })).filter((item) => item.dot);
      expect([path, dotted.map((item) => i18n._(item.label))]).toEqual([path, labelsWithDot(entries, flag)]);
    }
  });
});

test.each(ACCOUNTS.map(({ account, profile, landing }) => [account, landing, profile] as const))(
  '%s lands on %s',
  (_account, landing, profile) => {
    const row = rowAt(navigation, '/home/index');
    const decision =
      row?.kind === 'page' ? decide(navigation, row, '/home/index', { marked: true, viewer: viewerFrom(profile) }) : undefined;
    expect(decision).toEqual(landing === '/home/index' ? { kind: 'open' } : { kind: 'go', to: landing });
  },
);

/** The pages with a screen in the portal's shell, without passages and error pages. */
const shellPages = pagesOf(navigation).filter(
  ({ screen, shell, passage, exception }) => screen !== undefined && shell === undefined && passage !== true && exception !== true,
);

const crawled = ACCOUNTS.filter(({ account }) => CRAWLED.includes(account));

test.each(crawled.map((fact) => [fact.account, fact] as const))('%s may open exactly these pages', (_account, fact) => {
  const opened = shellPages.filter((row) => mayOpen(row, viewerFrom(fact.profile))).map(({ path }) => path);
  expect(opened.toSorted()).toEqual(pagesOfAccount(fact).toSorted());
});

test('every page may be opened by at least one account', () => {
  const known = new Set(crawled.flatMap(pagesOfAccount));
  expect(shellPages.filter(({ path }) => !known.has(path)).map(({ path }) => path)).toEqual([]);
});

test('a visitor finds the public pages in the header', () => {
  expect(header(whole, undefined)).toEqual(VISITOR_HEADER.map(({ label, path }) => ({ label, path })));
  expect(header(navigation, undefined).map(({ path }) => path)).toEqual(expect.arrayContaining([...paths(withScreen(VISITOR_HEADER))]));
});

test('the header codes lead to the sections of the specification', () => {
  const routes = [
    'home',
    'pc-management',
    'supplier-management',
    'account-center',
    'blockchain',
    'core-business',
    'help-center',
    'db-center',
    'data-supplement',
    'fund-book',
  ];
  expect(routes.map((path) => sectionOf(navigation, path).header?.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('no entry with a screen is marked as planned for later', () => {
  const plannedEntries = (entries: readonly EntryFact[]): readonly EntryFact[] =>
    entries.flatMap((entry) => [...(entry.later ? [entry] : []), ...plannedEntries(entry.items ?? [])]);
  const entries = plannedEntries([
    ...VISITOR_HEADER,
    ...withShell.flatMap((fact) => [...fact.header, ...Object.values(fact.menus).flat()]),
  ]);
  const isBuilt = (path: string) => {
    const row = rowAt(navigation, path);
    return row?.kind === 'page' && row.screen !== undefined;
  };
  expect([...new Set(paths(entries))].filter(isBuilt)).toEqual([]);
});

test('every page of a menu is in the fixture of an account', () => {
  const known = new Set(withShell.flatMap((fact) => Object.values(fact.menus).flatMap(paths)));
  expect(pagesOf(navigation).filter((row) => row.menu !== undefined && row.menu !== false && !known.has(row.path))).toEqual([]);
});
