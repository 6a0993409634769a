import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { first } from '../../../platform/testing/world/example.ts';
import { invoiceIs, invoices, invoicesAre, noContracts } from './papers.fixtures.ts';
import { PapersScreen } from './papers-screen.tsx';

const { tradeContract, tradeInvoice } = contract;
const endangered = first(invoices.filter(({ verification }) => verification === 'void'));

const meta = {
  id: 'features-papers',
  title: 'features/papers 发票与合同 invoices, contracts',
  component: PapersScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([invoicesAre(invoices)]),
  render: () => hosted(<PapersScreen />, { as: 'coreOperator' }),
} satisfies Meta<typeof PapersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { beforeEach: platform([delay(tradeInvoice.listManaged)]) };
export const Empty: Story = { beforeEach: platform([invoicesAre([])]) };
export const Broken: Story = { beforeEach: platform([fail(tradeInvoice.listManaged, 504)]) };
export const Reviewer: Story = {
  beforeEach: platform([invoicesAre(invoices.map((one) => ({ ...one, acts: [] })))]),
  render: () => hosted(<PapersScreen />, { as: 'coreReviewer' }),
};
export const Supplier: Story = {
  beforeEach: platform([invoicesAre(invoices.map((one) => ({ ...one, side: 'seller' as const })))]),
  render: () => hosted(<PapersScreen />, { as: 'supplierOperator' }),
};
export const VoidButUsed: Story = {
  beforeEach: platform([invoicesAre(invoices), invoiceIs(endangered)]),
  render: () => hosted(<PapersScreen />, { as: 'coreOperator', at: `/?id=${endangered.id}` }),
};
export const Entering: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '登记发票' }));
    await expect(await within(document.body).findByRole('dialog', { name: '登记发票' })).toBeVisible();
  },
};

const contracts = () => hosted(<PapersScreen />, { as: 'coreOperator', at: '/?view=contracts' });
export const Contracts: Story = { render: contracts };
export const ContractsOnAPhone: Story = { render: contracts, globals: { viewport: { value: 'phone' } } };
export const NoContracts: Story = { render: contracts, beforeEach: platform([noContracts]) };
export const ContractsBroken: Story = { render: contracts, beforeEach: platform([fail(tradeContract.listManaged, 504)]) };
