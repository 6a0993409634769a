import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { profileIs } from '../billing.fixtures.ts';
import { ProfileScreen } from './profile-screen.tsx';

const meta = {
  id: 'features-billing-profile',
  title: 'features/billing/profile 开票信息',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([profileIs({})]),
  render: () => hosted(<ProfileScreen />, { as: 'supplierAdministrator' }),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  beforeEach: platform([profileIs({ saved: false, address: '', phone: '', email: '', changedBy: null, changedAt: null })]),
};
export const Loading: Story = { beforeEach: platform([delay(contract.billing.invoiceProfile)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.billing.invoiceProfile, 504)]) };
