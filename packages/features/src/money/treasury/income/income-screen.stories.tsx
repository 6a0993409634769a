import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { nothingReplies, treasuryReplies } from '../treasury.fixtures.ts';
import { IncomeScreen } from './income-screen.tsx';

const PLACES = ['voucher.signFor', 'voucher.signForList', 'voucher.register', 'transfer.records', 'treasury.expenditure'] as const;

const meta = {
  id: 'features-treasury-income',
  title: 'features/treasury/income 收入',
  component: IncomeScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(treasuryReplies),
  render: () => hosted(<IncomeScreen />, { as: 'supplierOperator', places: PLACES }),
} satisfies Meta<typeof IncomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Administrator: Story = { render: () => hosted(<IncomeScreen />, { as: 'supplierAdministrator', places: PLACES }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform(nothingReplies) };

export const Loading: Story = { beforeEach: platform([delay(contract.treasury.months), delay(contract.transfer.listIncoming)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.treasury.months, 504), fail(contract.transfer.listIncoming, 504)]) };
