import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState, ErrorState } from '../states/index.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { Density, Sort } from './columns.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { isHeld, sampleColumns, sampleRows, type SampleRow } from './sample-rows.stories-data.tsx';

const meta = {
  id: 'ui-data-table',
  title: 'data 数据/data-table 数据表格 table, grid',
  component: DataTable<SampleRow>,
  args: { columns: sampleColumns, rows: sampleRows(8), rowKey: (row) => row.no, label: '链信持有', onRowOpen: fn() },
} satisfies Meta<typeof DataTable<SampleRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { density: 'standard', loading: false } };

export const Standard: Story = {
  args: { totals: { issuer: '合计 8 笔', amount: '8,164,171.41' }, selection: new Set(['LX20261118000034479']), isSelectable: isHeld },
};
/** A name of several words takes two lines before it makes its column wider than the cells. */
export const NamesOnTwoLines: Story = {
  args: { columns: sampleColumns.slice(0, 3).map((column) => ({ ...column, header: 'Receiving account name' })), onSortChange: fn() },
  render: (args) => (
    <div className="w-96">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader');
    await expect(heads.map((head) => Math.round(head.getBoundingClientRect().height))).toEqual([36, 36, 36]);
  },
};
export const Compact: Story = { args: { density: 'compact' } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="还没有转让记录">把持有的链信转让给上游供应商后，在这里查看复核与签收进度。</EmptyState> },
};
export const Failed: Story = {
  args: { rows: [], error: <ErrorState title="转让记录没有加载出来">网关超时。您的数据没有变化，可以重试。</ErrorState> },
};

export const LoadingShowsASkeleton: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(8));
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

function Interactive(args: DataTableProps<SampleRow>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort | undefined>(undefined);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [density] = useState<Density>('standard');
  return (
    <>
      <ColumnChooser columns={args.columns} hidden={hidden} onHiddenChange={setHidden} />
      <output className="ml-4">{`${selection.size} ${sort ? `${sort.id} ${sort.direction}` : ''}`}</output>
      <DataTable
        {...args}
        hidden={hidden}
        density={density}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        isSelectable={isHeld}
        disabledReason={(row) => `${row.state}的凭证不能批量办理`}
      />
    </>
  );
}

export const SelectsSortsAndHidesColumns: Story = {
  render: Interactive,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: '金额（元）' }));
    await expect(canvas.getByRole('columnheader', { name: '金额（元）' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: '列' }));
    const menu = within(document.body);
    await expect(await menu.findByRole('menuitemcheckbox', { name: '链信编号' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: '开立方' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '开立方' })).toBeNull());
  },
};

export const TenThousandRows: Story = {
  args: { rows: sampleRows(10_000), height: '480px' },
  render: Interactive,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvasElement.querySelectorAll('tbody tr[data-row]').length).toBeLessThan(60);
    canvasElement.querySelector<HTMLElement>('[data-row="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(args.rows[9999]);
  },
};
