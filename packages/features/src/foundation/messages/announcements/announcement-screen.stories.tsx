import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { announcementReplies, nothing } from '../message.fixtures.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';

const at = (address: string) => () =>
  hosted(<AnnouncementScreen />, { as: 'supplierOperator', places: ['voucher.signFor', 'transfer.records'], at: address });

const meta = {
  id: 'features-messages-announcements',
  title: 'features/messages/announcements 公告 news',
  component: AnnouncementScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(announcementReplies),
  render: at('/'),
} satisfies Meta<typeof AnnouncementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Reading: Story = { render: at('/?id=A2') };

export const ReadingOnPhone: Story = { render: at('/?id=A2'), globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform([...announcementReplies, reply(contract.message.listAnnouncements, nothing)]) };

export const NothingFound: Story = {
  beforeEach: platform([...announcementReplies, reply(contract.message.listAnnouncements, nothing)]),
  render: at('/?search=LX2099'),
};

export const Loading: Story = { beforeEach: platform([...announcementReplies, delay(contract.message.listAnnouncements)]) };

export const Failed: Story = { beforeEach: platform([...announcementReplies, fail(contract.message.listAnnouncements, 504)]) };
