import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';

interface Voucher {
  no: string;
  amount: string;
  held: boolean;
}
const rows: Voucher[] = [
  { no: 'A1', amount: '100.00', held: true },
  { no: 'A2', amount: '200.00', held: false },
  { no: 'A3', amount: '300.00', held: true },
];
const columns: Column<Voucher>[] = [
  { id: 'no', header: '编号', sticky: 'start', width: 100, cell: (row) => row.no },
  { id: 'amount', header: '金额（元）', align: 'end', sortable: true, cell: (row) => row.amount },
  { id: 'acts', header: '操作', sticky: 'end', cell: () => <button type="button">转让</button> },
];
const base = { columns, rows, rowKey: (row: Voucher) => row.no, label: '持有' };
const isSelectable = (row: Voucher) => row.held;

test('numbers its rows for screen readers, beginning with the header', () => {
  render(<DataTable {...base} />);
  expect(screen.getByRole('table', { name: '持有' }).getAttribute('aria-rowcount')).toBe('4');
  expect(screen.getByRole('row', { name: /A3/ }).getAttribute('aria-rowindex')).toBe('4');
});

test('keeps its rows while a condition for an error does not hold', () => {
  render(<DataTable {...base} error={false} />);
  expect(screen.getByRole('row', { name: /A3/ })).toBeDefined();
});

test('selects all selectable rows and keeps the selection of other pages', async () => {
  const onSelectionChange = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(
    <DataTable {...base} selection={new Set(['Z9'])} onSelectionChange={onSelectionChange} isSelectable={isSelectable} />,
  );
  await person.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(onSelectionChange).toHaveBeenCalledWith(new Set(['Z9', 'A1', 'A3']));
});

test('shows a disabled check box with the reason on a row that is not selectable', () => {
  render(<DataTable {...base} selection={new Set()} isSelectable={isSelectable} disabledReason={() => '转让中'} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 A2' });
  expect(box.disabled).toBe(true);
  expect(screen.getByTitle('转让中').contains(box)).toBe(true);
});

test('cycles through ascending, descending and no sort order', async () => {
  const requested: unknown[] = [];
  function Sorted() {
    const [sort, setSort] = useState<{ id: string; direction: 'asc' | 'desc' } | undefined>(undefined);
    return (
      <DataTable
        {...base}
        sort={sort}
        onSortChange={(next) => {
          requested.push(next?.direction);
          setSort(next);
        }}
      />
    );
  }
  const { person } = render(<Sorted />);
  const head = screen.getByRole('button', { name: '金额（元）' });
  await person.click(head);
  await person.click(head);
  await person.click(head);
  expect(requested).toEqual(['asc', 'desc', undefined]);
});

test('a click on a row opens it, but a click on a control inside does not', async () => {
  const onRowOpen = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(<DataTable {...base} onRowOpen={onRowOpen} />);
  const row = screen.getByRole('row', { name: /A2/ });
  await person.click(within(row).getByRole('button', { name: '转让' }));
  expect(onRowOpen).not.toHaveBeenCalled();
  await person.click(within(row).getByText('200.00'));
  expect(onRowOpen.mock.calls).toEqual([[rows[1]]]);
});

test('arrow keys move between rows, Enter opens and Space selects', async () => {
  const onRowOpen = vi.fn<(...args: unknown[]) => void>();
  const onSelectionChange = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(
    <DataTable {...base} onRowOpen={onRowOpen} selection={new Set()} onSelectionChange={onSelectionChange} isSelectable={isSelectable} />,
  );
  act(() => screen.getByRole('row', { name: /A1/ }).focus());
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /A3/ }));
  await person.keyboard('{Enter} ');
  expect(onRowOpen).toHaveBeenCalledWith(rows[2]);
  expect(onSelectionChange).toHaveBeenCalledWith(new Set(['A3']));
});

test('at the ends of the table the arrow keys scroll the page', () => {
  render(<DataTable {...base} onRowOpen={() => undefined} />);
  const [first, second, third] = ['A1', 'A2', 'A3'].map((name) => screen.getByRole('row', { name: new RegExp(name) }));
  if (!first || !second || !third) throw new Error('a row is missing');
  const isTaken = (row: HTMLElement, key: string) => !fireEvent.keyDown(row, { key });
  expect([isTaken(first, 'ArrowUp'), isTaken(first, 'Home'), isTaken(third, 'ArrowDown'), isTaken(third, 'PageDown')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isTaken(first, 'ArrowDown'), isTaken(second, 'ArrowUp'), isTaken(third, 'Home')]).toEqual([true, true, true]);
});

test('a header with more than text is named by its plain name', () => {
  const button = <button type="button">展开</button>;
  render(<DataTable {...base} columns={[{ id: 'day', header: <>付款日 {button}</>, name: '付款日', cell: () => '' }, ...columns]} />);
  expect(screen.getByRole('columnheader', { name: '付款日' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '展开' })).toBeTruthy();
});

test('shows a skeleton only after 200 ms', () => {
  vi.useFakeTimers();
  try {
    const { container } = render(<DataTable {...base} rows={[]} loading skeletonRows={3} empty="空" />);
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(200));
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    expect(screen.queryByText('空')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('shows an error in place of the rows', () => {
  render(<DataTable {...base} error="没有加载出来" />);
  expect(screen.getByText('没有加载出来')).toBeTruthy();
  expect(screen.queryByText('A1')).toBeNull();
});

test('hides the chosen columns, but never a sticky one', async () => {
  const onHiddenChange = vi.fn<(...args: unknown[]) => void>();
  const { person } = render(
    <>
      <ColumnChooser columns={columns} hidden={new Set()} onHiddenChange={onHiddenChange} />
      <DataTable {...base} hidden={new Set(['no', 'amount'])} />
    </>,
  );
  expect(screen.getByRole('columnheader', { name: '编号' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: '金额（元）' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '列' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: '金额（元）' }));
  expect(onHiddenChange).toHaveBeenCalledWith(new Set(['amount']));
});

test('Shift selects a range by click, arrows and Space, without rows that are not selectable', async () => {
  function Selecting() {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <DataTable {...base} selection={selection} onSelectionChange={setSelection} isSelectable={isSelectable} />
        <output>{[...selection].toSorted().join()}</output>
      </>
    );
  }
  const { person } = render(<Selecting />);
  const selected = () => screen.getByRole('status').textContent;
  await person.click(screen.getByRole('checkbox', { name: '选择 A1' }));
  await person.keyboard('{Shift>}');
  await person.click(screen.getByRole('checkbox', { name: '选择 A3' }));
  await person.keyboard('{/Shift}');
  expect(selected()).toBe('A1,A3');
  await person.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(selected()).toBe('');
  act(() => screen.getByRole('row', { name: /A1/ }).focus());
  await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toBe('A1,A3');
});
