import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { CancellationScreen } from './cancellation-screen.tsx';

const { enterprise } = contract;
const free = enterprise.cancellation.example.response;
const submitted = enterprise.cancel.example.response;

const meta = {
  id: 'features-enterprise-cancellation',
  title: 'features/enterprise/cancellation 账户注销',
  component: CancellationScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(),
  render: () => hosted(<CancellationScreen />, { as: 'supplierAdministrator' }),
} satisfies Meta<typeof CancellationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Blocked: Story = {
  beforeEach: platform([reply(enterprise.cancellation, { ...free, checks: free.checks.map((one) => ({ ...one, left: 2 })) })]),
};
export const Waiting: Story = { beforeEach: platform([reply(enterprise.cancellation, submitted)]) };
export const Rejected: Story = {
  beforeEach: platform([
    reply(enterprise.cancellation, {
      ...free,
      request: submitted.request && { ...submitted.request, state: 'rejected', rejectionReason: '尚有未决诉讼，请待结案后再申请' },
    }),
  ]),
};
export const Loading: Story = { beforeEach: platform([delay(enterprise.cancellation)]) };
export const Broken: Story = { beforeEach: platform([fail(enterprise.cancellation, 504)]) };
