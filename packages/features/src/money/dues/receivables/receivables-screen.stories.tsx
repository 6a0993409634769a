import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { collected, receivables, receivablesAre } from './receivables.fixtures.ts';
import { ReceivablesScreen } from './receivables-screen.tsx';

const places = ['dues.receivables', 'voucher.register', 'tradePapers.papers'] as const;
const at = (address: string) => () => hosted(<ReceivablesScreen />, { as: 'supplierOperator', places, at: address });
const readOnly = receivables.map((one) => ({ ...one, acts: [] }));

const meta = {
  id: 'features-dues-receivables',
  title: 'features/dues/receivables 应收账款',
  component: ReceivablesScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([receivablesAre([...receivables, ...collected])]),
  render: at('/'),
} satisfies Meta<typeof ReceivablesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([receivablesAre([])]) };
export const NothingFound: Story = { ...Empty, render: at('/?search=LX2099') };
export const Loading: Story = { beforeEach: platform([delay(contract.receivable.list)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.receivable.list, 504)]) };
export const Detail: Story = { render: at('/?id=RC3') };
export const Collected: Story = { render: at('/?state=collected') };
export const Core: Story = { render: () => hosted(<ReceivablesScreen />, { as: 'coreOperator', places }) };
export const Reviewer: Story = {
  beforeEach: platform([receivablesAre(readOnly)]),
  render: () => hosted(<ReceivablesScreen />, { as: 'supplierReviewer', places }),
};
export const Administrator: Story = {
  beforeEach: platform([receivablesAre(readOnly)]),
  render: () => hosted(<ReceivablesScreen />, { as: 'supplierAdministrator', places }),
};
export const Registering: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '登记应收账款' }));
    await expect(await within(document.body).findByRole('dialog', { name: '登记应收账款' })).toBeVisible();
  },
};
