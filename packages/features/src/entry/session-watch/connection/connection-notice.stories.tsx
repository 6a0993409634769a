import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { slowCalls, SlowCallsContext } from '../../../platform/notices/index.ts';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { ConnectionNotice } from './connection-notice.tsx';

const meta = {
  id: 'features-session-watch-connection',
  title: 'features/session-watch/connection 网络连接 offline',
  component: ConnectionNotice,
  beforeEach: platform(),
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const slowWith = (kind: 'act' | 'query') => {
  const slow = slowCalls();
  slow.begin(kind);
  return hosted(
    <SlowCallsContext value={slow}>
      <ConnectionNotice />
    </SlowCallsContext>,
    {},
  );
};

export const Offline: Story = {
  render: () => hosted(<ConnectionNotice />, {}),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('网络已断开')).toBeVisible();
  },
};
export const SlowAct: Story = { render: () => slowWith('act') };
export const SlowLoading: Story = { render: () => slowWith('query') };
