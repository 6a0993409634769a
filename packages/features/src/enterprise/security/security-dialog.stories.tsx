import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../platform/testing/index.ts';
import { SecurityDialog } from './security-dialog.tsx';

const { account, calendarFeed, session } = contract;
const none = { list: [], total: 0, page: 1, pageSize: 10 };

const meta = {
  id: 'features-security',
  title: 'features/security 账户与安全',
  component: SecurityDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(),
  render: () => hosted(<SecurityDialog onClose={() => undefined} />, { as: 'supplierOperator' }),
} satisfies Meta<typeof SecurityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string) => async () => userEvent.click(await within(document.body).findByRole('tab', { name }));

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Reveals: Story = { play: tab('敏感信息') };
export const Consents: Story = { play: tab('同意记录') };
export const Data: Story = { play: tab('我的数据') };
export const ErasureWaits: Story = {
  beforeEach: platform([reply(account.erasure, account.requestErasure.example.response)]),
  play: tab('我的数据'),
};
export const GroupViewer: Story = {
  render: () => hosted(<SecurityDialog onClose={() => undefined} />, { as: 'groupViewer' }),
};
export const Empty: Story = {
  beforeEach: platform([reply(session.history, none), reply(account.consents, none), reply(calendarFeed.list, [])]),
};
export const Loading: Story = { beforeEach: platform([delay(session.list), delay(session.history), delay(calendarFeed.list)]) };
export const Broken: Story = { beforeEach: platform([fail(session.list, 504), fail(session.history, 504), fail(calendarFeed.list, 504)]) };
