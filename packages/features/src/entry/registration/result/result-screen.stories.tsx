import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { applicants, registrations } from '../registration.fixtures.ts';
import { ResultScreen } from './result-screen.tsx';

const { getDraft } = contract.registration;

const meta = {
  id: 'features-registration-result',
  title: 'features/registration/result 注册结果',
  component: ResultScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<ResultScreen />, { as: applicants.depositDue }),
} satisfies Meta<typeof ResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  beforeEach: platform([reply(getDraft, registrations.submitted), reply(contract.account.currentUser, applicants.waiting)]),
  render: () => hosted(<ResultScreen />, { as: applicants.waiting }),
};
export const Rejected: Story = {
  beforeEach: platform([reply(getDraft, registrations.rejected)]),
  render: () => hosted(<ResultScreen />, { as: applicants.rejected }),
};
export const Approved: Story = { beforeEach: platform([reply(getDraft, registrations.approved)]) };
export const Completed: Story = { beforeEach: platform([reply(getDraft, registrations.completed)]) };
export const Loading: Story = { beforeEach: platform([delay(getDraft)]) };
export const Broken: Story = { beforeEach: platform([fail(getDraft, 404)]) };
