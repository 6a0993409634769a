import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { messageReplies, nothing } from '../message.fixtures.ts';
import { MessageScreen } from './message-screen.tsx';

const at = (address: string) => () =>
  hosted(<MessageScreen />, { as: 'supplierOperator', places: ['voucher.signFor', 'transfer.records'], at: address });

const meta = {
  id: 'features-messages-page',
  title: 'features/messages/page 消息详情',
  component: MessageScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(messageReplies),
  render: at('/'),
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DataRole: Story = { render: () => hosted(<MessageScreen />, { as: 'groupViewer' }) };

export const Empty: Story = { beforeEach: platform([...messageReplies, reply(contract.message.list, nothing)]) };

export const NothingFound: Story = {
  beforeEach: platform([...messageReplies, reply(contract.message.list, nothing)]),
  render: at('/?search=LX2099'),
};

export const Loading: Story = { beforeEach: platform([...messageReplies, delay(contract.message.list)]) };

export const Failed: Story = { beforeEach: platform([...messageReplies, fail(contract.message.list, 504)]) };
