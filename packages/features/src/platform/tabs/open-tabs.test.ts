import { describe, expect, it } from 'vitest';
import { defineNavigation, pagesOf, standalone } from '../navigation/index.ts';
import { viewerOf } from '../session/index.ts';
import { people } from '../testing/people.ts';
import { hasTab, keptTab, openTabs, restoredTabs, tabAfterClosing, type Tab } from './open-tabs.ts';

const tab = (name: string, address = `/${name}`): Tab => ({ name, address });
const screen = { key: 'x', load: () => Promise.resolve(() => null) };
const title = { id: 'x', message: 'x' };
const three = [tab('a'), tab('b'), tab('c')];

describe('opening', () => {
  it('adds a page once', () => {
    expect(openTabs(three, { type: 'open', tab: tab('b') })).toBe(three);
    expect(openTabs(three, { type: 'open', tab: tab('d') }).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('remembers the position on the page', () =>
    expect(openTabs(three, { type: 'open', tab: tab('b', '/b?state=holding') })[1]).toEqual(tab('b', '/b?state=holding')));
  it('leaves out redirects, substitutes, and home', () => {
    const rows = defineNavigation([
      standalone('/login', screen, { name: 'login', title, passage: true }),
      standalone('/403', screen, { name: 'exception403', title, exception: true }),
      standalone('/home/index', { ...screen, key: 'home.home' }, { name: 'home-index', title }),
      standalone('/unbuilt', undefined, { name: 'unbuilt', title }),
      standalone('/a', screen, { name: 'a', title }),
    ]);
    expect(
      pagesOf(rows)
        .filter((row) => hasTab(rows, row))
        .map(({ name }) => name),
    ).toEqual(['a']);
  });
});

describe('closing', () => {
  it('removes the named pages', () => expect(openTabs(three, { type: 'close', names: ['a', 'c'] })).toEqual([tab('b')]));
  it('stays on the current page if it remains', () => expect(tabAfterClosing(three, 'b', ['a', 'c'])?.name).toBe('b'));
  it('goes to the next page', () => expect(tabAfterClosing(three, 'b', ['b'])?.name).toBe('c'));
  it('goes to the previous page from the last', () => expect(tabAfterClosing(three, 'c', ['c'])?.name).toBe('b'));
  it('goes home if all are closed', () => expect(tabAfterClosing(three, 'b', ['a', 'b', 'c'])).toBeUndefined());
});

describe('storing', () => {
  it('keeps name and record without filters', () => {
    expect(keptTab(tab('a', '/a?id=7&q=secret'))).toEqual({ name: 'a', id: '7' });
    expect(keptTab(tab('a', '/a?q=secret'))).toEqual({ name: 'a' });
  });

  it('restores known, built and allowed pages', () => {
    const rows = defineNavigation([
      standalone('/a', screen, { name: 'a', title }),
      standalone('/b', undefined, { name: 'b', title }),
      standalone('/c', screen, { name: 'c', title, show: () => false }),
    ]);
    const kept = [{ name: 'a', id: '7' }, { name: 'b' }, { name: 'c' }, { name: 'gone' }];
    expect(restoredTabs(kept, rows, viewerOf(people.coreOperator))).toEqual([tab('a', '/a?id=7')]);
  });
});
