import { isCoreEnterprise } from '@lianxin/domain';
import { mayOpen, pageFor, pagesOf, sideMenu, type PageRow, type Place, type Section } from '@lianxin/features/navigation';
import { NOTHING_PENDING, viewerOf } from '@lianxin/features/session';
import { tabNames } from '@lianxin/features/tabs';
import { people, type PersonName } from '@lianxin/features/testing';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { messages as standardEnglish } from '../../../packages/features/src/portal/portal/locales/en-US.po';
import { messages as standardChinese } from '../../../packages/features/src/portal/portal/locales/zh-CN.po';
import { messages as tabsEnglish } from '../../../packages/features/src/platform/tabs/locales/en-US.po';
import { messages as tabsChinese } from '../../../packages/features/src/platform/tabs/locales/zh-CN.po';
import { messages as english } from './locales/en-US.po';
import { messages as chinese } from './locales/zh-CN.po';
import { navigation } from './navigation.tsx';

const viewer = (name: PersonName) => viewerOf(people[name]);
const everybody = Object.keys(people) as PersonName[];
const built = pagesOf(navigation).filter((row) => row.screen !== undefined);
const placesOf = (rows: readonly PageRow[]) => new Set(rows.flatMap((row) => row.screen?.key ?? [])) as ReadonlySet<Place>;

/** The side menu entry that is highlighted while a page is open. */
function highlightedEntry(row: PageRow, name: PersonName): string | undefined {
  const section = navigation.find((one): one is Section => one.kind === 'section' && one.path === row.section?.path);
  const entries = section ? sideMenu(navigation, section, viewer(name), NOTHING_PENDING).flatMap((item) => [item, ...item.items]) : [];
  return entries.find((entry) => entry.path !== undefined && entry.name === (row.under ?? row.name))?.name;
}

describe.each(everybody)('%s, following a link from home,', (name) => {
  const open = built.filter((row) => mayOpen(row, viewer(name)));

  it('reaches a page with a highlighted menu entry if one exists', () => {
    for (const key of placesOf(open)) {
      const page = pageFor(navigation, key, viewer(name), 'home');
      const highlighting = open.filter((row) => row.screen?.key === key && highlightedEntry(row, name) !== undefined);
      if (page === undefined || highlighting.length === 0) continue;
      expect([key, highlightedEntry(page, name)]).toEqual([key, expect.any(String)]);
    }
  });

  it('stays in their own section if it has the page', () => {
    const isOwn = (row: PageRow | undefined) => row?.section?.landing?.(viewer(name)) === true;
    const own = [...placesOf(open)].filter((key) =>
      open.some((row) => row.screen?.key === key && highlightedEntry(row, name) !== undefined && isOwn(row)),
    );
    expect(own.filter((key) => !isOwn(pageFor(navigation, key, viewer(name), 'home')))).toEqual([]);
  });

  it('never has two tabs of the same name', () => {
    const catalogs = [
      { ...standardChinese, ...tabsChinese, ...chinese },
      { ...standardEnglish, ...tabsEnglish, ...english },
    ];
    for (const messages of catalogs) {
      const tabbed = open.filter((row) => row.passage !== true && row.exception !== true);
      const names = [...tabNames(tabbed, setupI18n({ locale: 'x', messages: { x: messages } })).values()];
      expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
    }
  });
});

it('a core enterprise issues and reviews in its own section, and stays in another section once it is there', () => {
  expect(isCoreEnterprise(viewer('coreOperator'))).toBe(true);
  const path = (key: Place, name: PersonName, section: string) => pageFor(navigation, key, viewer(name), section)?.path;
  expect(path('issuance.issue', 'coreOperator', 'home')).toBe('/core-business/issue-certificate');
  expect(path('issuance.review', 'coreReviewer', 'home')).toBe('/core-business/voucher-review');
  expect(path('issuance.review', 'coreReviewer', 'pc-management')).toBe('/pc-management/voucher-review');
  expect(path('transfer.review', 'coreReviewer', 'home')).toBe('/core-business/transfer-review');
  expect(path('transfer.review', 'coreReviewer', 'pc-management')).toBe('/pc-management/transfer-review');
  expect(path('voucher.signFor', 'supplierOperator', 'home')).toBe('/pc-management/receipt-voucher');
});
