import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationProvider, pageOf } from '../../../platform/navigation/index.ts';
import { useViewer } from '../../../platform/session/index.ts';
import { framed } from './framed.fixture.tsx';
import { makeTable } from './table.fixture.ts';
import { usePreloadOnHover } from './use-preload-on-hover.ts';

configure({ asyncUtilTimeout: 15_000 });

const table = makeTable();

afterEach(() => vi.restoreAllMocks());

function Links() {
  usePreloadOnHover();
  const viewer = useViewer();
  const [listened, setListened] = useState(false);
  useEffect(() => setListened(true), []);
  // Wait for listener and viewer: before that nothing is preloaded.
  if (!listened || viewer === undefined) return null;
  return (
    <>
      <a href="#/core-business/my-chainLetter">别人的</a>
      <a href="#/pc-management/link-holding?state=1">已筛选</a>
      <a href="#/pc-management/transfer-records">转让记录</a>
      <button type="button">别处</button>
    </>
  );
}

const loadOf = (key: 'voucher.holdings' | 'issuance.manage') => {
  const found = pageOf(table, key)?.screen;
  if (found === undefined) throw new Error(`no screen ${key}`);
  return vi.spyOn(found, 'load');
};

/** A supplier's links, and the calls for the records of transfers. */
function show() {
  const asked: unknown[] = [];
  const replies = [
    reply(contract.transfer.listOutgoing, (request) => {
      asked.push(request);
      return { list: [], total: 0, page: 1, pageSize: 20 };
    }),
  ];
  framed({
    as: 'supplierOperator',
    at: '/home/index',
    replies,
    children: (
      <NavigationProvider rows={table}>
        <Links />
      </NavigationProvider>
    ),
  });
  return asked;
}

test.each([
  ['pointer', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['finger', (link: HTMLElement) => fireEvent.pointerDown(link)],
  ['keyboard', (link: HTMLElement) => fireEvent.focusIn(link)],
])('preloads a page when its link is reached by %s', async (_, reach) => {
  const asked = show();
  reach(await screen.findByRole('link', { name: '转让记录' }));
  await waitFor(() => expect(asked).toEqual([{ page: 1, pageSize: 20 }]));
});

test('preloads nothing when the pointer passes over a link', async () => {
  const load = loadOf('voucher.holdings');
  show();
  const link = await screen.findByRole('link', { name: '已筛选' });
  vi.useFakeTimers();
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(screen.getByRole('button', { name: '别处' }));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(load).not.toHaveBeenCalled();
});

test('preloads no forbidden page, and only the script of one with filters', async () => {
  const [forbidden, filtered] = [loadOf('issuance.manage'), loadOf('voucher.holdings')];
  show();
  const [theirs, own] = [await screen.findByRole('link', { name: '别人的' }), screen.getByRole('link', { name: '已筛选' })];
  vi.useFakeTimers();
  for (const link of [theirs, own]) {
    fireEvent.pointerOver(link);
    vi.advanceTimersByTime(1_000);
  }
  vi.useRealTimers();
  expect(filtered).toHaveBeenCalledTimes(1);
  expect(forbidden).not.toHaveBeenCalled();
});
