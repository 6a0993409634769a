import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { paidInvoice, payables, payablesAre } from './payables.fixtures.ts';
import { PayablesScreen } from './payables-screen.tsx';

const places = ['dues.payables', 'issuance.issue', 'issuance.manage', 'transfer.apply', 'tradePapers.papers'] as const;
const at = (address: string) => () => hosted(<PayablesScreen side="core" />, { as: 'coreOperator', places, at: address });

const meta = {
  id: 'features-dues-payables',
  title: 'features/dues/payables 应付账款',
  component: PayablesScreen,
  args: { side: 'core' },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([payablesAre([...payables, paidInvoice])]),
  render: at('/'),
} satisfies Meta<typeof PayablesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([payablesAre([])]) };
export const NothingFound: Story = { ...Empty, render: at('/?search=LX2099') };
export const Loading: Story = { beforeEach: platform([delay(contract.payable.list)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.payable.list, 504)]) };
export const Detail: Story = { render: at('/?id=V1') };
export const PastSixtyDays: Story = { render: at('/?id=V3') };
export const Supplier: Story = {
  beforeEach: platform([payablesAre(payables.filter(({ origin }) => origin === 'invoice'))]),
  render: () => hosted(<PayablesScreen side="supplier" />, { as: 'supplierOperator', places }),
};
export const Reviewer: Story = {
  beforeEach: platform([payablesAre(payables.map((one) => ({ ...one, acts: [] })))]),
  render: () => hosted(<PayablesScreen side="core" />, { as: 'coreReviewer', places }),
};
