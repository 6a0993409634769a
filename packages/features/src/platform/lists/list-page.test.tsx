import { contract, type RequestOf } from '@lianxin/api/contract';
import { fail, ids, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordNameAt, useRecordNames } from '../navigation/index.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ExampleList } from './list-page.fixtures.tsx';
import { stubWindowWidth } from '../testing/window-width.ts';

const { list } = contract.payable;
const { response } = list.example;
const [payable] = response.list;
if (!payable) throw new Error('the contract lost its example');
const first = payable;
const second = { ...payable, id: ids.payable('P2'), number: `${payable.number}-2` };

/** Shows the name of the record at an address, as tabs do. */
function Named({ address }: { readonly address: string }) {
  return <output aria-label="record">{recordNameAt(useRecordNames(), address)}</output>;
}

function open(at = '/', part = false, rows = [first], further: readonly MockReply[] = []) {
  const asked: RequestOf<typeof list>[] = [];
  const shown = (
    <>
      <ExampleList part={part} />
      <Named address={at} />
    </>
  );
  const { user, unmount } = renderScreen(shown, {
    as: 'coreOperator',
    at,
    places: ['issuance.review'],
    replies: [
      reply(list, (request) => {
        asked.push(request);
        const found = request.search === undefined ? (request.ids === undefined ? rows : [second]) : [];
        return { ...response, list: found, total: found.length };
      }),
      ...further,
    ],
  });
  return { user, unmount, asked };
}

const address = () => screen.getByTestId('address').textContent;

it('has a heading with links, figures and the list', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '应付账款' })).toBeDefined();
  expect(screen.getByRole('link', { name: '开立审核' })).toBeDefined();
  const figures = await screen.findByText('已过期限（元）');
  const table = screen.getByRole('table', { name: '应付明细' });
  expect(figures.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('操作');
});

it('can be a part of a page, without a column of acts if there are none', async () => {
  open('/', true);
  await screen.findByText(first.number.slice(-6), { exact: false });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
});

it('opens a row, and returns the focus when closed', async () => {
  const { user, asked } = open();
  const view = await screen.findByRole('button', { name: '详情' });
  await user.click(view);
  const sheet = await screen.findByRole('dialog', { name: first.number });
  expect(address()).toBe(`/?id=${first.id}`);
  await user.click(within(sheet).getByRole('button', { name: '关闭' }));
  expect(address()).toBe('/');
  await waitFor(() => expect(document.activeElement).toBe(view));
  expect(asked).toHaveLength(1);
});

describe('in a window of 1200 px or more', () => {
  beforeEach(() => stubWindowWidth(1280));
  afterEach(() => void vi.unstubAllGlobals());

  it('opens a row beside the list, follows the arrow keys, and leads into it with a second Enter', async () => {
    const { user } = open('/', false, [first, second]);
    await screen.findAllByRole('button', { name: '详情' });
    const rows = screen.getAllByRole('row');
    const [one, other] = [rows[1], rows[2]];
    one?.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('complementary', { name: first.number });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(one);
    await user.keyboard('{ArrowDown}');
    const record = await screen.findByRole('complementary', { name: second.number });
    expect(document.activeElement).toBe(other);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(record);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(address()).toBe('/');
  });

  it('follows the arrow keys from a record that a link has opened, before any row has the focus', async () => {
    const { user } = open(`/?id=${first.id}`, false, [first, second]);
    await screen.findByRole('complementary', { name: first.number });
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('complementary', { name: second.number });
    await user.keyboard('{ArrowUp}');
    await screen.findByRole('complementary', { name: first.number });
  });

  it('leaves identity, state and amount beside an open record, and all columns without one', async () => {
    const { user } = open(`/?id=${first.id}`, false, [first, second]);
    await screen.findByRole('complementary', { name: first.number });
    const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(columns()).toEqual(['链信编号', '金额（元）', '操作']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(columns()).toEqual(['链信编号', '供应商', '金额（元）', '到期日', '操作']));
  });

  it('keeps the acts of rows in their menus only while a record is open', async () => {
    const { user } = open('/', false, [first, second]);
    const details = () => screen.queryAllByRole('button', { name: '详情' });
    await waitFor(() => expect(details()).toHaveLength(2));
    screen.getAllByRole('row')[1]?.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('complementary', { name: first.number });
    await waitFor(() => expect(details()).toHaveLength(0));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(details()).toHaveLength(2));
  });
});

it('shows the row of the address from another page', async () => {
  const { asked } = open(`/?id=${second.id}`);
  await screen.findByRole('dialog', { name: second.number });
  expect(asked.at(-1)).toEqual({ page: 1, pageSize: 1, ids: [second.id] });
});

it('names the open record for the tab and the window', async () => {
  open(`/?id=${second.id}`);
  await screen.findByRole('dialog', { name: second.number });
  expect(screen.getByLabelText('record').textContent).toBe(second.number);
});

it('names no record that could not be loaded, even if it was shown before', async () => {
  const at = `/?id=${second.id}`;
  const { unmount } = open(at);
  await screen.findByRole('dialog', { name: second.number });
  unmount();
  open(at, false, [], [fail(list, 500)]);
  await waitFor(() => expect(screen.getByLabelText('record').textContent).toBe(''));
});

it('offers to reset filters that find nothing', async () => {
  const { user } = open('/?search=x');
  await screen.findByText('没有符合条件的应付账款');
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(address()).toBe('/');
});
