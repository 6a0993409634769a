import { viewerOf, NOTHING_PENDING } from '@lianxin/features/session';
import { decide, headerMenu, pagesOf, rowAt, sideMenu, type Section } from '@lianxin/features/navigation';
import { staffInvitationAddress } from '@lianxin/domain';
import { people, type PersonName } from '@lianxin/features/testing';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages as standardEnglish } from '../../../packages/features/src/portal/portal/locales/en-US.po';
import { messages as standardChinese } from '../../../packages/features/src/portal/portal/locales/zh-CN.po';
import { messages as english } from './locales/en-US.po';
import { messages as chinese } from './locales/zh-CN.po';
import { navigation } from './navigation.tsx';
import { ROUTES } from './routes.fixture.ts';

const sections = navigation.filter((row): row is Section => row.kind === 'section');
const viewer = (name: PersonName) => viewerOf(people[name]);
const sectionOf = (path: string): Section => {
  const found = sections.find((section) => section.path === path);
  if (!found) throw new Error(`no section ${path}`);
  return found;
};

beforeAll(() => {
  i18n.load({ 'zh-CN': { ...standardChinese, ...chinese }, 'en-US': { ...standardEnglish, ...english } });
  i18n.activate('zh-CN');
});

const sampled = (path: string) => path.replace(':route*', '{}').replace('*', '/nowhere');

describe('the navigation table', () => {
  it.each(ROUTES.map((route) => [route.path, route] as const))('contains %s', (path, route) => {
    const row = rowAt(navigation, sampled(path));
    expect(row).toMatchObject({ name: route.name });
    if (route.redirect !== undefined) {
      expect(row?.kind).toBe('redirect');
      // Either may redirect to a section first; both must end at the same page.
      const end = (to: string) => {
        const next = rowAt(navigation, to);
        return next?.kind === 'redirect' ? next.to : to;
      };
      expect(row?.kind === 'redirect' && end(row.to)).toBe(end(route.redirect));
      return;
    }
    expect(row?.kind).toBe('page');
    if (row?.kind !== 'page') return;
    expect(row.auth).toBe(route.auth);
    if (route.title === '') return;
    i18n.activate('zh-CN');
    expect(i18n._(row.title)).toBe(route.title);
    i18n.activate('en-US');
    expect(i18n._(row.title)).toBe(route.titleEn);
  });

  it('has 99 routes, and additional pages only for additional screens', () => {
    const names = new Set(ROUTES.map((route) => route.name));
    expect([ROUTES.length, names.size]).toEqual([99, 99]);
    const pages = pagesOf(navigation);
    const shown = new Set(pages.filter((row) => names.has(row.name)).map((row) => row.screen?.key));
    const isOwn = ({ screen }: (typeof pages)[number]) => screen !== undefined && !shown.has(screen.key);
    expect(pages.filter((row) => !names.has(row.name) && !isOwn(row)).map((row) => row.path)).toEqual([]);
  });

  it.each([
    ['login', '/login'],
    ['register', '/register'],
    ['register-result', '/register/result'],
    ['registerResubmit', '/registerResubmit'],
    ['bankCheck', '/bankCheck'],
    ['bc-my-page', '/blockchain/my-page'],
    ['pc-charge-manage', '/pc-management/charge-manage'],
    ['cb-charge-manage', '/core-business/charge-manage'],
    ['home', '/home'],
    ['system', '/log'],
    ['messagePage', '/messagePage'],
    ['announcementPage', '/announcementPage'],
    ['ac-position-staffing', '/account-center/position-staffing'],
    ['db-management', '/db-center/db-management'],
  ])('has the name %s for %s', (name, path) => expect(rowAt(navigation, path)?.name).toBe(name));

  it('redirects /system to the frontend log', () => expect(rowAt(navigation, '/system')).toMatchObject({ kind: 'redirect', to: '/log' }));

  it('has bc-my-page as its only page without scrolling', () =>
    expect(
      pagesOf(navigation)
        .filter((row) => row.fullPage === true)
        .map((row) => row.name),
    ).toEqual(['bc-my-page']));

  it('has the page to which the SMS of an invitation leads, for visitors', () => {
    const [, address = ''] = staffInvitationAddress('/', 'q3KzT0v9xYb1LmN2PdR4sA').split('#');
    const row = rowAt(navigation, address.split('?')[0] ?? '');
    expect(row).toMatchObject({ kind: 'page', auth: false, screen: { key: 'staffing.invitation' } });
    // The portal redeems this one as a partner's sign-on code and takes it out of the address.
    expect(new URLSearchParams(address.split('?')[1]).has('token')).toBe(false);
  });

  it('gives every page a unique name and path', () => {
    const pages = pagesOf(navigation);
    expect(new Set(pages.map((row) => row.name)).size).toBe(pages.length);
    expect(new Set(pages.map((row) => row.path)).size).toBe(pages.length);
  });

  it('has a page for every menu entry', () => {
    expect(sections.length).toBeGreaterThan(0);
    for (const name of Object.keys(people) as PersonName[]) {
      for (const section of sections) {
        for (const item of sideMenu(navigation, section, viewer(name), NOTHING_PENDING).flatMap((one) => [one, ...one.items])) {
          if (item.path !== undefined) expect(rowAt(navigation, item.path)).toMatchObject({ kind: 'page', name: item.name });
        }
      }
    }
  });
});

describe('menus by role', () => {
  const codeOf = (section: string) => sectionOf(section).header?.code;
  const header = (name: PersonName) => headerMenu(navigation, viewer(name)).map((item) => codeOf(item.section));
  const side = (name: PersonName, section: string) =>
    sideMenu(navigation, sectionOf(section), viewer(name), NOTHING_PENDING).flatMap((item) =>
      [item, ...item.items].flatMap((one) => one.path ?? []),
    );

  it('shows visitors the home page, the verify page and the help centre, which requires signing in', () => {
    expect(headerMenu(navigation, undefined).map((item) => codeOf(item.section))).toEqual([1, 5, 7]);
  });

  it('shows the core area only to operators and reviewers of core enterprises', () => {
    expect(header('coreOperator')).toContain(6);
    expect(header('coreReviewer')).toContain(6);
    expect(header('coreAdministrator')).not.toContain(6);
    expect(header('supplierOperator')).not.toContain(6);
  });

  it('hides both areas from the data role', () => {
    expect(header('groupViewer')).not.toContain(2);
    expect(header('groupViewer')).not.toContain(6);
  });

  it('forbids the data role every screen of issuing, transfers and vouchers, regardless of its enterprise', () => {
    const rows = pagesOf(navigation).filter(({ screen }) => /^(issuance|transfer|voucher)\./.test(screen?.key ?? ''));
    expect(new Set(rows.map(({ screen }) => screen?.key))).toEqual(
      new Set([
        'issuance.issue',
        'issuance.manage',
        'issuance.review',
        'transfer.apply',
        'transfer.notices',
        'transfer.records',
        'transfer.review',
        'voucher.holdings',
        'voucher.register',
        'voucher.signFor',
        'voucher.signForList',
      ]),
    );
    const { role, permissions } = people.groupViewer;
    for (const enterprise of [people.coreOperator, people.supplierOperator]) {
      const dataViewer = viewerOf({ ...enterprise, role, permissions });
      const opened = rows.filter((row) => decide(navigation, row, row.path, { marked: true, viewer: dataViewer }).kind !== 'forbidden');
      expect(opened.map(({ path }) => path)).toEqual([]);
    }
  });

  it('offers issuing to operators and issue review to reviewers of core enterprises', () => {
    expect(side('coreOperator', 'core-business')).toContain('/core-business/issue-certificate');
    expect(side('coreReviewer', 'core-business')).not.toContain('/core-business/issue-certificate');
    expect(side('coreReviewer', 'core-business')).toContain('/core-business/voucher-review');
  });

  it('offers transfer applications only to operators', () => {
    expect(side('supplierOperator', 'pc-management')).toContain('/pc-management/lx-transfer');
    expect(side('supplierReviewer', 'pc-management')).not.toContain('/pc-management/lx-transfer');
    expect(side('supplierReviewer', 'pc-management')).toContain('/pc-management/transfer-records');
  });

  it('shows the dot of sign-for to everyone and the dot of records to reviewers', () => {
    const pending = { ...NOTHING_PENDING, signFor: true, transfer: true };
    const dotted = (name: PersonName) =>
      sideMenu(navigation, sectionOf('pc-management'), viewer(name), pending)
        .flatMap((item) => [item, ...item.items])
        .filter((item) => item.dot && item.path !== undefined)
        .map((item) => item.path);
    expect(dotted('supplierOperator')).toEqual(['/pc-management/my-chainLetter']);
    expect(dotted('supplierReviewer')).toEqual(['/pc-management/my-chainLetter', '/pc-management/transfer-records']);
  });
});

describe('the route guard', () => {
  it('redirects visitors to sign-in exactly for the routes that require it', () => {
    for (const row of pagesOf(navigation)) {
      const to = `${row.path}?id=1`;
      expect(decide(navigation, row, to, { marked: false, viewer: undefined })).toEqual(
        row.auth ? { kind: 'go', to: `/login?redirect=${encodeURIComponent(to)}` } : { kind: 'open' },
      );
    }
  });
});
