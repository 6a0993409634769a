import { expect, test } from 'vitest';
import { tabAfterClosing, tabsToClose } from './closing.ts';

const tabs = [{ id: 'home', label: '首页', closable: false }, ...['a', 'b', 'c'].map((id) => ({ id, label: id }))];

test('closes the tabs on one side, the others or all, but never the home page', () => {
  expect(tabsToClose(tabs, 'b', 'left')).toEqual(['a']);
  expect(tabsToClose(tabs, 'b', 'right')).toEqual(['c']);
  expect(tabsToClose(tabs, 'b', 'others')).toEqual(['a', 'c']);
  expect(tabsToClose(tabs, 'b', 'all')).toEqual(['a', 'b', 'c']);
  expect(tabsToClose(tabs, 'home', 'this')).toEqual([]);
});

test('activates the nearest neighbour when the active tab is closed', () => {
  expect(tabAfterClosing(tabs, 'b', ['a'])).toBe('b');
  expect(tabAfterClosing(tabs, 'b', ['b'])).toBe('c');
  expect(tabAfterClosing(tabs, 'c', ['c'])).toBe('b');
  expect(tabAfterClosing(tabs, 'b', ['a', 'b', 'c'])).toBe('home');
});
