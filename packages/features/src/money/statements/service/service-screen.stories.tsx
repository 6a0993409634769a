import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { noServiceReplies, readServiceReplies, serviceReplies } from '../service.fixtures.ts';
import { ServiceScreen } from './service-screen.tsx';

const at =
  (address: string, as: PersonName = 'supplierOperator') =>
  () =>
    hosted(<ServiceScreen />, { as, places: ['billing.invoicing'], at: address });

const meta = {
  id: 'features-statements-service',
  title: 'features/statements/service 服务账单',
  component: ServiceScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(serviceReplies),
  render: at('/'),
} satisfies Meta<typeof ServiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Administrator: Story = { render: at('/', 'supplierAdministrator') };
export const Reviewer: Story = { beforeEach: platform(readServiceReplies), render: at('/', 'supplierReviewer') };
export const Answered: Story = { render: at('/?month=2026-09') };
export const Confirmed: Story = { render: at('/?month=2026-08') };
export const Running: Story = { render: at('/?month=2026-11') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform(noServiceReplies) };
export const Loading: Story = { beforeEach: platform([delay(contract.serviceBill.months)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.serviceBill.months, 504)]) };
