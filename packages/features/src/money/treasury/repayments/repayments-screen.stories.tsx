import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { noRepaymentReplies, repaymentReplies } from '../treasury.fixtures.ts';
import { RepaymentsScreen } from './repayments-screen.tsx';

const PLACES = ['pledge.records', 'pledge.review'] as const;

const meta = {
  id: 'features-treasury-repayments',
  title: 'features/treasury/repayments 还款管理',
  component: RepaymentsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(repaymentReplies),
  render: () => hosted(<RepaymentsScreen />, { as: 'supplierOperator', places: PLACES }),
} satisfies Meta<typeof RepaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Administrator: Story = { render: () => hosted(<RepaymentsScreen />, { as: 'supplierAdministrator' }) };

export const Detail: Story = {
  render: () => hosted(<RepaymentsScreen />, { as: 'supplierOperator', places: PLACES, at: '/?id=P1' }),
  play: async () => {
    const sheet = await within(document.body).findByRole('complementary', { name: 'ZY20260520-0001' });
    await expect(await within(sheet).findByText('还款记录')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform(noRepaymentReplies) };

export const Loading: Story = { beforeEach: platform([delay(contract.treasury.repaymentDays), delay(contract.treasury.listRepayments)]) };

export const Failed: Story = {
  beforeEach: platform([fail(contract.treasury.repaymentDays, 504), fail(contract.treasury.listRepayments, 504)]),
};
