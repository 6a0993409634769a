import { contract, type ResponseOf } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import { screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useActsCell } from './acts/use-acts-cell.tsx';
import { defineFilters } from './filters/define-filters.ts';
import { searchFilter } from './filters/filters.ts';
import type { ListColumn } from './list-column.ts';
import { ListView } from './list-view.tsx';
import { useSheet } from './sheet/use-sheet.ts';
import { useColumns } from './use-columns.tsx';
import { useList } from './use-list.ts';

type Supplier = ResponseOf<typeof contract.supplier.list>['list'][number];

const { response } = contract.supplier.list.example;
const [example] = response.list;
if (!example) throw new Error('the contract lost an example');
const three: readonly Supplier[] = ['甲', '乙', '丙'].map((name) => ({ ...example, name }));
const keyOf = ({ name }: Supplier): string => name;
const filters = defineFilters(contract.supplier.list, { search: searchFilter('search', msg`名称`) });

/** Rows with redrawn columns and with redrawn acts since the last check. */
const drawn = { rows: [] as string[], acts: [] as string[] };
const lookAt = (part: keyof typeof drawn) => drawn[part].splice(0).toSorted();
const platform = { rows: three, total: 3, isDown: false };

function Example() {
  const sheet = useSheet();
  const list = useList({ name: 'example', filters });
  const acts = useActsCell<Supplier>({
    name: ({ name }) => {
      drawn.acts.push(name);
      return name;
    },
    verbs: ({ name, state }) => [
      { id: 'view', label: '详情', run: () => sheet.open(name) },
      ...(state === 'enabled' && !list.selection.has(name) ? [{ id: 'disable', label: '停用', run: () => undefined }] : []),
    ],
  });
  const columns = useColumns<Supplier>();
  const shown = useMemo<readonly ListColumn<Supplier>[]>(
    () => [
      {
        id: 'name',
        header: '企业名称',
        cell: ({ name }) => {
          drawn.rows.push(name);
          return name;
        },
      },
      columns.amount((row) => row.totalAmount),
      columns.acts(acts),
    ],
    [columns, acts],
  );
  return (
    <>
      <button type="button" onClick={() => void list.refresh()}>
        look again
      </button>
      <ListView
        list={list}
        columns={shown}
        label="供应商"
        rowKey={(row) => keyOf(row)}
        rowLabel={(row) => row.name}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.name)}
        selectable
        empty={null}
      />
    </>
  );
}

async function open() {
  const { user } = renderScreen(<Example />, {
    as: 'supplierOperator',
    replies: [
      reply(contract.supplier.list, ({ search }) => ({
        ...response,
        list: platform.rows.filter(({ name }) => name.includes(search ?? '')).map((row) => ({ ...row })),
        total: platform.total,
      })),
      { ...fail(contract.supplier.list, 500), when: () => platform.isDown },
    ],
  });
  await screen.findByText('甲');
  await screen.findByText('共 3 笔');
  return user;
}

beforeEach(() => {
  platform.rows = three;
  platform.total = 3;
  platform.isDown = false;
});

describe('the rows of a list', () => {
  it('are not redrawn when one is selected', async () => {
    const user = await open();
    lookAt('rows');
    lookAt('acts');
    await user.click(screen.getByRole('checkbox', { name: '选择 乙' }));
    expect(lookAt('rows')).toEqual([]);
    expect(new Set(lookAt('acts'))).toEqual(new Set(['乙']));
    expect(screen.getAllByRole('button', { name: '停用' })).toHaveLength(2);
  });

  it('are not redrawn when one is opened', async () => {
    const user = await open();
    lookAt('rows');
    lookAt('acts');
    await user.click(screen.getByText('丙'));
    await waitFor(() => expect(screen.getByText('丙').closest('tr')?.getAttribute('aria-current')).toBe('true'));
    expect(lookAt('rows')).toEqual([]);
    expect(lookAt('acts')).toEqual([]);
  });

  it('stay unchanged under a filter that finds them too', async () => {
    const user = await open();
    platform.rows = three.map((row) => ({ ...row, name: `${row.name}字号` }));
    await user.click(screen.getByRole('button', { name: 'look again' }));
    await screen.findByText('甲字号');
    lookAt('rows');
    lookAt('acts');
    await user.type(screen.getByRole('textbox', { name: '名称' }), '字号');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/?search=${encodeURIComponent('字号')}`));
    await screen.findByText('甲字号');
    expect(lookAt('rows')).toEqual([]);
    expect(lookAt('acts')).toEqual([]);
  });

  it('stay unchanged with another total; only changed ones are redrawn', async () => {
    const user = await open();
    lookAt('rows');
    platform.total = 4;
    await user.click(screen.getByRole('button', { name: 'look again' }));
    await screen.findByText('共 4 笔');
    expect(lookAt('rows')).toEqual([]);
    platform.rows = three.map((row) => (row.name === '丙' ? { ...row, totalAmount: fen(7_00n) } : row));
    await user.click(screen.getByRole('button', { name: 'look again' }));
    await screen.findByText('7');
    expect(new Set(lookAt('rows'))).toEqual(new Set(['丙']));
  });

  it('use the latest handlers', async () => {
    const user = await open();
    const [first] = screen.getAllByRole('button', { name: '详情' });
    if (!first) throw new Error('no row offers to be seen');
    await user.click(first);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/?id=${encodeURIComponent('甲')}`));
  });
});

it('says that what it shows was not renewed, until it is', async () => {
  const user = await open();
  platform.isDown = true;
  await user.type(screen.getByRole('textbox', { name: '名称' }), '乙{Enter}');
  expect(await screen.findByText('没有更新，所示内容可能已经变化')).toBeDefined();
  expect(await screen.findByText('甲')).toBeDefined();
  platform.isDown = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText('没有更新，所示内容可能已经变化')).toBeNull());
  expect(screen.queryByText('甲')).toBeNull();
});
