import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { accountIn, accountRows, detailOf, pageOfAccounts, proving } from '../accounts.fixtures.ts';
import { AccountsScreen, ReceivingAccountsScreen } from './accounts-screen.tsx';

const { bankAccount } = contract;
const full = reply(bankAccount.listManaged, pageOfAccounts(accountRows));
const usable = accountIn('usable', { isDefault: true, kind: 'basic' });
const at =
  (address: string, as: PersonName = 'supplierAdministrator') =>
  () =>
    hosted(<AccountsScreen />, { as, at: address });

const meta = {
  id: 'features-bank-accounts-list',
  title: 'features/bank-accounts/list 账户管理',
  component: AccountsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([full]),
  render: at('/'),
} satisfies Meta<typeof AccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Detail: Story = {
  beforeEach: platform([full, reply(bankAccount.get, { ...detailOf(usable), uses: bankAccount.get.example.response.uses, useCount: 1 })]),
  render: at(`/?id=${usable.id}`),
};
export const Statement: Story = {
  beforeEach: platform([full, reply(bankAccount.get, detailOf(usable))]),
  render: at(`/?id=${usable.id}&tab=statement`),
};
export const ToProve: Story = {
  beforeEach: platform([full, reply(bankAccount.get, detailOf(accountIn('unproved')))]),
  render: at('/?id=B-unproved&tab=check'),
};
export const Proving: Story = {
  beforeEach: platform([full, reply(bankAccount.get, detailOf(proving))]),
  render: at('/?id=B-proving&tab=check'),
};
export const Add: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加账户' }));
    await expect(await within(document.body).findByRole('dialog', { name: '添加账户' })).toBeVisible();
  },
};
export const Receiving: Story = { render: () => hosted(<ReceivingAccountsScreen />, { as: 'supplierAdministrator' }) };
export const UnderReview: Story = { render: () => hosted(<ReceivingAccountsScreen />, { as: 'administratorUnderReview' }) };
export const Operator: Story = { render: at('/', 'supplierOperator') };
export const Empty: Story = { beforeEach: platform([reply(bankAccount.listManaged, pageOfAccounts([]))]) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { beforeEach: platform([delay(bankAccount.listManaged)]) };
export const Failed: Story = { beforeEach: platform([fail(bankAccount.listManaged, 504)]) };
