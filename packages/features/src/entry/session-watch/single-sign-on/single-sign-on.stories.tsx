import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { SingleSignOn } from './single-sign-on.tsx';

const { enter } = contract.singleSignOn;
let codes = 0;
const meta = {
  id: 'features-session-watch-single-sign-on',
  title: 'features/session-watch/single-sign-on 单点登录 SSO',
  component: SingleSignOn,
  parameters: { layout: 'fullscreen' },
  args: { code: 'code', onDone: () => undefined },
  render: () => hosted(<SingleSignOn code={`story-${(codes += 1)}`} onDone={() => undefined} />, {}),
} satisfies Meta<typeof SingleSignOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { beforeEach: platform([delay(enter)]) };
export const Question: Story = {
  beforeEach: platform([
    reply(enter, {
      partnerName: '用友',
      question: {
        code: 'yes',
        present: { displayName: '赵晓东', enterpriseName: '晋北煤业集团有限公司' },
        wanted: { displayName: '王海燕', enterpriseName: '恒信机电设备有限公司' },
      },
    }),
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '更换用户' })).toBeVisible();
  },
};
export const Spent: Story = { beforeEach: platform([refuse(enter, 'SIGN_ON_CODE_INVALID')]) };
export const Broken: Story = { beforeEach: platform([fail(enter, 503)]) };
