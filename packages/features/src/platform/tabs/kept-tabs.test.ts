import { beforeEach, expect, it } from 'vitest';
import { forgetTabs, keepTabs, parseTabs, readKeptTabs, tabsToKeep } from './kept-tabs.ts';

beforeEach(() => localStorage.clear());

it('stores pages by person, until signing out', () => {
  keepTabs('U1', [{ name: 'a', id: '7' }]);
  keepTabs('U2', [{ name: 'b' }]);
  expect([readKeptTabs('U1'), readKeptTabs('U2'), readKeptTabs('U3')]).toEqual([[{ name: 'a', id: '7' }], [{ name: 'b' }], undefined]);
  forgetTabs('U1');
  expect([readKeptTabs('U1'), readKeptTabs('U2')]).toEqual([undefined, [{ name: 'b' }]]);
});

it('gives the account as many of the last pages as fit', () => {
  keepTabs(
    'U1',
    Array.from({ length: 200 }, (_, at) => ({ name: `page-${at}` })),
  );
  const kept = parseTabs(tabsToKeep('U1'));
  expect(tabsToKeep('U1').length).toBeLessThanOrEqual(2_000);
  expect(kept.at(-1)).toEqual({ name: 'page-199' });
  expect(kept.length).toBeGreaterThan(50);
});

it.each(['', '{', 'null', '[{"id":"7"}]', '["a"]'])('ignores %j', (text) => expect(parseTabs(text)).toEqual([]));
