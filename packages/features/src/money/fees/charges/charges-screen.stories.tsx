import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { coreFees, feesAre, supplierFees } from '../fees.fixtures.ts';
import { ChargesScreen } from './charges-screen.tsx';

const places = ['financing.records', 'financing.issuer', 'pledge.records'] as const;
const at = (address: string) => () => hosted(<ChargesScreen side="supplier" />, { as: 'supplierOperator', places, at: address });

const meta = {
  id: 'features-fees-charges',
  title: 'features/fees/charges 费用管理',
  component: ChargesScreen,
  args: { side: 'supplier' },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([feesAre(supplierFees)]),
  render: at('/'),
} satisfies Meta<typeof ChargesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Core: Story = {
  beforeEach: platform([feesAre(coreFees)]),
  render: () => hosted(<ChargesScreen side="core" />, { as: 'coreOperator', places, at: '/' }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([feesAre([])]) };
export const NothingFound: Story = { ...Empty, render: at('/?search=RZ2099') };
export const Loading: Story = { beforeEach: platform([delay(contract.fee.list)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.fee.list, 504)]) };
export const Detail: Story = { render: at('/?id=FEE4') };

export const Paying: Story = {
  play: async () => {
    const table = within(await within(document.body).findByRole('table', { name: '费用明细' }));
    await userEvent.click((await table.findAllByRole('button', { name: /^缴费(?!时间)/ }))[0] ?? document.body);
    await expect(await within(document.body).findByRole('dialog', { name: '缴费' })).toBeVisible();
  },
};
