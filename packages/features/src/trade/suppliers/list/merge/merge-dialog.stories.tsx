import { contract } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../../platform/testing/story.tsx';
import { enterprises } from '../../../../platform/testing/world/enterprises.ts';
import { supplierOf } from '../../../../platform/testing/world/suppliers.ts';
import { mergedRow, pageOfSuppliers } from '../../suppliers.fixtures.ts';
import { SuppliersScreen } from '../suppliers-screen.tsx';

const { list, merge } = contract.supplier;
const leaving = supplierOf(enterprises.cement, { tags: ['建材', '月结'], note: '每月 25 日前对账', usualTermDays: 90, unsignedCount: 0 });
const staying = supplierOf(enterprises.supplier, { note: '年度框架合同', quota: null });
const crowded = supplierOf(enterprises.supplier, { tags: ['一级', '机电', '华北', '长期', '战略', '自营', '检修', '备件', '年框'] });
const listed = reply(list, pageOfSuppliers([leaving, staying]));
const MERGE = '合并到';
const TITLE = '合并到其他供应商';

const meta = {
  id: 'features-suppliers-merge',
  title: 'features/suppliers/merge 合并供应商',
  component: SuppliersScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([listed]),
  render: () => hosted(<SuppliersScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof SuppliersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

async function open() {
  await userEvent.click(await body().findByRole('button', { name: `${leaving.name} 的更多操作` }));
  await userEvent.click(await body().findByRole('menuitem', { name: MERGE }));
  return within(await body().findByRole('dialog', { name: TITLE }));
}

async function choose() {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('combobox', { name: /保留的供应商/ }));
  await userEvent.click(await body().findByRole('option', { name: new RegExp(staying.name) }));
  await expect(await dialog.findByLabelText('合并后的标签')).toBeVisible();
  return dialog;
}

async function sent() {
  const dialog = await choose();
  await userEvent.click(dialog.getByRole('button', { name: '合并' }));
  return dialog;
}

export const Opened: Story = {
  play: async () => {
    await open();
  },
};

export const Chosen: Story = {
  play: async () => {
    const dialog = await choose();
    await expect(dialog.getByText('180（保留现有，不用 90）')).toBeVisible();
  },
};

export const TooManyTags: Story = {
  beforeEach: platform([reply(list, pageOfSuppliers([leaving, crowded]))]),
  play: async () => {
    const dialog = await choose();
    await expect(await dialog.findByText('最多 10 个标签，放不下：月结。请删去一些')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: platform([listed, refuse(merge, 'NOT_ALLOWED_FOR_ROLE')]),
  play: async () => {
    const dialog = await sent();
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Sent: Story = {
  play: async () => {
    await sent();
    await expect(await body().findByText(`${leaving.name}已合并到${staying.name}`)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await choose();
  },
};

export const Merged: Story = { beforeEach: platform([reply(list, pageOfSuppliers([staying, mergedRow]))]) };

export const MergedPhone: Story = { ...Merged, globals: { viewport: { value: 'phone' } } };

export const MergedDetail: Story = {
  ...Merged,
  render: () => hosted(<SuppliersScreen />, { as: 'supplierOperator', at: `/?id=${mergedRow.enterpriseNo}` }),
  play: async () => {
    const sheet = within(await body().findByRole('complementary', { name: mergedRow.name }));
    await expect(await sheet.findByRole('button', { name: staying.name })).toBeVisible();
  },
};
