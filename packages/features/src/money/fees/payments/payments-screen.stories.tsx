import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { feesAre, platformFees } from '../fees.fixtures.ts';
import { payments, paymentsAre } from '../payments.fixtures.ts';
import { PaymentsScreen } from './payments-screen.tsx';

const at =
  (address: string, as: PersonName = 'supplierOperator') =>
  () =>
    hosted(<PaymentsScreen />, { as, places: ['fees.charges', 'billing.invoicing'], at: address });

const meta = {
  id: 'features-fees-payments',
  title: 'features/fees/payments 缴费管理',
  component: PaymentsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([feesAre(platformFees), paymentsAre(payments)]),
  render: at('/'),
} satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Administrator: Story = { render: at('/', 'supplierAdministrator') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([feesAre([]), paymentsAre([])]) };
export const Loading: Story = { beforeEach: platform([delay(contract.fee.list), delay(contract.fee.payments)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.fee.list, 504), fail(contract.fee.payments, 504)]) };
export const Detail: Story = { render: at('/?id=JF1') };
export const Returned: Story = { render: at('/?id=JF3') };

export const Paying: Story = {
  play: async () => {
    const list = within(await within(document.body).findByRole('list', { name: '待缴费用' }));
    await userEvent.click((await list.findAllByRole('button', { name: /^去缴费/ }))[0] ?? document.body);
    await expect(await within(document.body).findByRole('dialog', { name: '缴费' })).toBeVisible();
  },
};
