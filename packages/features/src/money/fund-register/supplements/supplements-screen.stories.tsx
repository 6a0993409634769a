import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { SupplementsScreen } from './supplements-screen.tsx';
import { supplements, supplementsAre } from './supplements.fixtures.ts';

const at = (address: string) => () => hosted(<SupplementsScreen />, { as: 'supplierAdministrator', at: address });

const meta = {
  id: 'features-fund-register-supplements',
  title: 'features/fund-register/supplements 资金登记簿补录',
  component: SupplementsScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([...supplementsAre(supplements)]),
  render: at('/'),
} satisfies Meta<typeof SupplementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([...supplementsAre([])]) };
export const Loading: Story = { beforeEach: platform([delay(contract.fundRegister.supplements)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.fundRegister.supplements, 504)]) };
export const Detail: Story = { render: at('/?id=S2') };

export const Adding: Story = {
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: '新增补录' }));
    await expect(await within(document.body).findByRole('dialog', { name: '新增补录' })).toBeVisible();
  },
};
