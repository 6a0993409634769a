import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { LogScreen } from './log-screen.tsx';
import { clearLog, describeLogWith, log } from './log-store.ts';

const meta = {
  id: 'features-system-log',
  title: 'features/system/log 前端日志',
  component: LogScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    clearLog();
    return clearLog;
  },
  render: () => hosted(<LogScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof LogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无日志')).toBeVisible();
  },
};

export const Full: Story = {
  beforeEach: () => {
    describeLogWith(() => Promise.resolve({ user: 'supplier-op', uuid: 'U2', token: '0a1b2c3d4e5f', url: '/#/voucher?no=…' }));
    log({ message: '/corp/user/getUser 00000' });
    log({ message: '/qy/apply 00000', type: 'success' });
    log({ message: '/qy/check refusal 10004 200 当前岗位不可进行此操作', type: 'warning' });
    log({ message: 'TypeError: Cannot read properties of undefined', type: 'error' });
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/TypeError/))[0]).toBeVisible();
  },
};
