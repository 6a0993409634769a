import { contract } from '@lianxin/api/contract';
import { fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../../platform/testing/index.ts';
import { pageOfSuppliers, supplierRows } from '../../suppliers.fixtures.ts';
import { SuppliersScreen } from '../suppliers-screen.tsx';
import { RIGHT_SUPPLIERS, SUPPLIER_HEAD, WRONG_SUPPLIER } from './import.fixtures.ts';

const { addMany, list } = contract.supplier;
const listed = reply(list, pageOfSuppliers(supplierRows));

const meta = {
  id: 'features-suppliers-import',
  title: 'features/suppliers/import 从表格导入供应商',
  component: SuppliersScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([listed]),
  render: () => hosted(<SuppliersScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof SuppliersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
async function open() {
  await userEvent.click(await body().findByRole('button', { name: '从表格导入' }));
  await expect(await body().findByRole('dialog', { name: '从表格导入供应商' })).toBeVisible();
}
async function paste(rows: readonly (readonly string[])[]) {
  await open();
  await userEvent.click(await body().findByRole('textbox', { name: '供应商表' }));
  await userEvent.paste([SUPPLIER_HEAD, ...rows].map((row) => row.join('\t')).join('\n'));
}
const add = async () => userEvent.click(await body().findByRole('button', { name: /^添加 \d+ 家$/ }));

export const Empty: Story = { play: open };
export const Right: Story = { play: async () => paste(RIGHT_SUPPLIERS) };
export const Full: Story = {
  play: async () => {
    await paste([...RIGHT_SUPPLIERS, WRONG_SUPPLIER]);
    await expect(await body().findByRole('table', { name: '有问题的行' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => paste([...RIGHT_SUPPLIERS, WRONG_SUPPLIER]),
};
export const Refused: Story = {
  beforeEach: platform([
    listed,
    reply(addMany, { added: 0, refused: [{ row: 1, field: 'creditCode', sentence: '平台上没有该企业，请先邀请对方注册' }] }),
  ]),
  play: async () => {
    await paste(RIGHT_SUPPLIERS);
    await add();
    await expect(await body().findByText('没有添加任何一家')).toBeVisible();
  },
};
export const SomeAdded: Story = {
  beforeEach: platform([listed, reply(addMany, { added: 2, refused: [] })]),
  play: async () => {
    await paste([...RIGHT_SUPPLIERS, WRONG_SUPPLIER]);
    await userEvent.click(await body().findByRole('radio', { name: /只提交没有问题的行/ }));
    await add();
    await expect(await body().findByText('已添加 2 家供应商')).toBeVisible();
  },
};
export const Broken: Story = {
  beforeEach: platform([listed, fail(addMany, 504)]),
  play: async () => {
    await paste(RIGHT_SUPPLIERS);
    await add();
    await expect(await body().findByRole('alert')).toBeVisible();
  },
};
