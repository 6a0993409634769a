import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { channelFunds, lenders } from '../accounts.fixtures.ts';
import { FundsScreen } from './funds-screen.tsx';

const { balance } = contract.bankAccount;
const { list: enrolments } = contract.enrolment;

const meta = {
  id: 'features-bank-accounts-funds',
  title: 'features/bank-accounts/funds 渠道资金',
  component: FundsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([reply(balance, channelFunds), reply(enrolments, lenders)]),
  render: () => hosted(<FundsScreen />, { as: 'supplierAdministrator' }),
} satisfies Meta<typeof FundsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([reply(balance, { ...channelFunds, accounts: [] }), reply(enrolments, [])]) };
export const Loading: Story = { beforeEach: platform([delay(balance), delay(enrolments)]) };
export const Failed: Story = { beforeEach: platform([fail(balance, 504), fail(enrolments, 504)]) };
