import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { noStatementReplies, statementReplies } from '../statements.fixtures.ts';
import { BillScreen } from './bill-screen.tsx';

const at = (address: string) => () => hosted(<BillScreen side="supplier" />, { as: 'supplierOperator', at: address });

const meta = {
  id: 'features-statements-bill',
  title: 'features/statements/bill 链信账单',
  component: BillScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(statementReplies),
  render: at('/'),
} satisfies Meta<typeof BillScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Compared: Story = { render: at('/?month=2026-10&with=2026-08') };
export const Disputed: Story = { render: at('/?month=2026-09') };
export const Answered: Story = { render: at('/?month=2026-08') };
export const EmptyMonth: Story = { render: at('/?month=2026-07') };
export const CoreEnterprise: Story = { render: () => hosted(<BillScreen side="core" />, { as: 'coreOperator' }) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform(noStatementReplies) };
export const Loading: Story = { beforeEach: platform([delay(contract.statement.months)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.statement.months, 504)]) };
