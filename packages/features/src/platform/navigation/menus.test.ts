import { expect, test } from 'vitest';
import { NOTHING_PENDING, viewerOf, type Viewer } from '../session/index.ts';
import { people } from '../testing/people.ts';
import { defineNavigation, group, page, section } from './define.ts';
import { headerMenu, sideMenu } from './menus.ts';
import type { Section } from './row.ts';

const screen = { key: 'x', load: () => Promise.resolve(() => null) };
const title = { id: 'x', message: 'x' };
const viewer = (permissions: readonly string[]): Viewer => ({ ...viewerOf(people.supplierOperator), permissions });

const part: Section = section('part', { title, header: { code: 2, at: 1 }, home: 'open', prefix: 'p' }, [
  page('open', screen, { title, menu: true }),
  page('either', screen, { title, menu: true, permissions: ['transfer.make', 'transfer.review'] }),
  group(title, {}, [page('made', screen, { title, menu: true, permissions: ['transfer.make'] })]),
]);
const names = (permissions: readonly string[]) =>
  sideMenu([part], part, viewer(permissions), NOTHING_PENDING).flatMap((item) =>
    (item.items.length > 0 ? item.items : [item]).map(({ name }) => name),
  );

test('an entry with permissions is shown to people with one of them', () => {
  expect(names(['transfer.make'])).toEqual(['p-open', 'p-either', 'p-made']);
  expect(names(['transfer.review'])).toEqual(['p-open', 'p-either']);
});

test('an entry with a permission is hidden from people without any', () => {
  expect(names([])).toEqual(['p-open']);
});

test('a section with a permission is hidden in the header from people without it', () => {
  const rows = defineNavigation([
    section('kept', { title, header: { code: 4, at: 1 }, home: 'a', prefix: 'k', permissions: ['records.read'] }, [
      page('a', screen, { title }),
    ]),
  ]);
  expect(headerMenu(rows, viewer(['records.read']))).toHaveLength(1);
  expect(headerMenu(rows, viewer(['transfer.make']))).toEqual([]);
});

test('a group also shows pages of other sections to people who may open them', () => {
  const rows = (also: readonly string[]) =>
    defineNavigation([
      section('loans', { title, home: 'repay', prefix: 'l' }, [page('repay', screen, { title, permissions: ['transfer.make'] })]),
      section('part', { title, home: 'open', prefix: 'p' }, [
        group(title, { also }, [page('open', screen, { title, menu: true, permissions: ['transfer.review'] })]),
      ]),
    ]);
  const table = rows(['l-repay']);
  const shown = (permissions: readonly string[]) =>
    table.flatMap((row) =>
      row.kind === 'section' && row.path === 'part' ? sideMenu(table, row, viewer(permissions), NOTHING_PENDING) : [],
    );
  expect(shown(['transfer.review', 'transfer.make'])[0]?.items.map(({ path }) => path)).toEqual(['/part/open', '/loans/repay']);
  expect(shown(['transfer.review'])[0]?.items.map(({ path }) => path)).toEqual(['/part/open']);
  expect(() => rows(['l-gone'])).toThrow('section part also shows l-gone, which is no page');
});

test('an entry has the short title of its page, as its tab has', () => {
  const short = { id: 'short', message: 'short' };
  const one = section('one', { title, home: 'a', prefix: 'o' }, [page('a', screen, { title, tab: short, menu: true })]);
  expect(sideMenu([one], one, viewer([]), NOTHING_PENDING).map(({ label }) => label)).toEqual([short]);
});

test('a page can belong to a menu entry only', () => {
  const under = (name: string) =>
    defineNavigation([
      section('kept', { title, home: 'a', prefix: 'k' }, [
        page('a', screen, { title, menu: true }),
        page('b', screen, { title }),
        page('c', screen, { title, under: name }),
      ]),
    ]);
  expect(under('k-a')).toHaveLength(1);
  expect(() => under('k-b')).toThrow('k-c stands under k-b');
});
