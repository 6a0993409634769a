import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hosted, platform } from '../../platform/testing/index.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';

const { calendarFeed } = contract;
const none = reply(calendarFeed.list, []);

const meta = {
  id: 'features-calendar-feed',
  title: 'features/calendar-feed 订阅到期日历',
  component: SubscribeDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(),
  render: () => hosted(<SubscribeDialog onClose={() => undefined} />, { as: 'supplierOperator' }),
} satisfies Meta<typeof SubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform([none]) };
export const Opened: Story = {
  beforeEach: platform([none]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '生成订阅地址' }));
    await expect(await screen.findByRole('button', { name: '复制订阅地址' })).toBeVisible();
  },
};
export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { beforeEach: platform([delay(calendarFeed.list)]) };
export const Broken: Story = { beforeEach: platform([fail(calendarFeed.list, 504)]) };
