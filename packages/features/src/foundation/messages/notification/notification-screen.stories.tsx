import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { messageReplies, nothing } from '../message.fixtures.ts';
import { NotificationScreen } from './notification-screen.tsx';

const at = (address: string) => () =>
  hosted(<NotificationScreen />, { as: 'supplierOperator', places: ['voucher.signFor', 'transfer.records'], at: address });

const meta = {
  id: 'features-messages-notification',
  title: 'features/messages/notification 通知 inbox',
  component: NotificationScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(messageReplies),
  render: at('/'),
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Reading: Story = { render: at('/?id=M1') };

export const ReadingOnPhone: Story = { render: at('/?id=M1'), globals: { viewport: { value: 'phone' } } };

export const DataRole: Story = { render: () => hosted(<NotificationScreen />, { as: 'groupViewer' }) };

export const Empty: Story = { beforeEach: platform([...messageReplies, reply(contract.message.list, nothing)]) };

export const NothingFound: Story = {
  beforeEach: platform([...messageReplies, reply(contract.message.list, nothing)]),
  render: at('/?search=LX2099'),
};

export const Loading: Story = { beforeEach: platform([...messageReplies, delay(contract.message.list)]) };

export const Failed: Story = { beforeEach: platform([...messageReplies, fail(contract.message.list, 504)]) };
