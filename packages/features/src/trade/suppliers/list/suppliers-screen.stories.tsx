import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PersonName } from '../../../platform/testing/index.ts';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { invitations, namings, pageOfSuppliers, supplierRows } from '../suppliers.fixtures.ts';
import { SuppliersScreen } from './suppliers-screen.tsx';

const { supplier } = contract;
const full = reply(supplier.list, pageOfSuppliers(supplierRows));
const at =
  (address: string, as: PersonName = 'supplierOperator') =>
  () =>
    hosted(<SuppliersScreen />, { as, at: address });

const meta = {
  id: 'features-suppliers-list',
  title: 'features/suppliers/list 供应商',
  component: SuppliersScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([full]),
  render: at('/'),
} satisfies Meta<typeof SuppliersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Named: Story = { beforeEach: platform([full, reply(supplier.namedBy, pageOf(namings))]) };

export const Invited: Story = { beforeEach: platform([full, reply(supplier.invitations, pageOf(invitations))]) };

export const Invite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请供应商' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '邀请供应商' }));
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }));
    await expect(await dialog.findByRole('img', { name: '邀请注册的二维码' })).toBeVisible();
  },
};

export const Detail: Story = {
  render: at('/?id=E1002'),
  play: async () => {
    const sheet = await within(document.body).findByRole('complementary', { name: '恒信机电设备有限公司' });
    await expect(await within(sheet).findByText('6212 **** **** 0358')).toBeVisible();
  },
};

export const Reviewer: Story = { render: at('/?id=E1002', 'supplierReviewer') };

export const Add: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加供应商' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '添加供应商' }));
    await userEvent.type(dialog.getByLabelText('统一社会信用代码'), '91140000110057086C');
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));
    await expect(await dialog.findByRole('button', { name: '添加' })).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: platform([reply(supplier.list, pageOfSuppliers([]))]) };

export const NothingFound: Story = { beforeEach: platform([reply(supplier.list, pageOfSuppliers([]))]), render: at('/?search=nobody') };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { beforeEach: platform([delay(supplier.list)]) };

export const Failed: Story = { beforeEach: platform([fail(supplier.list, 504)]) };
