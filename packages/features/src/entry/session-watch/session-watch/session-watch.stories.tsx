import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { SessionWatch } from './session-watch.tsx';

const meta = {
  id: 'features-session-watch',
  title: 'features/session-watch 登录时限 timeout',
  component: SessionWatch,
  render: () => hosted(<SessionWatch />, { as: 'supplierOperator' }),
} satisfies Meta<typeof SessionWatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const time = (idleMs: number, absoluteMs: number) => platform([reply(contract.session.time, { idleMs, absoluteMs, newerSignIn: null })]);

export const Idle: Story = {
  beforeEach: time(100_000, 36_000_000),
  play: async () => {
    await expect(await within(document.body).findByRole('alertdialog', { name: '您还在吗' })).toBeVisible();
  },
};
export const TwelveHours: Story = {
  beforeEach: time(100_000, 100_000),
  play: async () => {
    await expect(await within(document.body).findByRole('alertdialog', { name: '本次登录即将到期' })).toBeVisible();
  },
};
