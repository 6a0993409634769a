import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../text-link/index.ts';
import { Banner } from './banner.tsx';

const meta = {
  id: 'ui-banner',
  title: 'feedback 反馈/banner 通知条 alert',
  component: Banner,
  args: { children: '单据已提交，等待审核岗处理。' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { tone: 'info', title: '', children: '单据已提交，等待审核岗处理。' } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-180 gap-2">
      <Banner tone="positive">请求成功！</Banner>
      <Banner tone="info">单据已提交，等待审核岗处理。</Banner>
      <Banner tone="caution" title="证书还有 9 天到期" action={<TextLink href="#renew">去续期</TextLink>}>
        到期后不能签名，请尽快续期。
      </Banner>
      <Banner tone="critical">请求错误，请稍后重试！</Banner>
      <Banner tone="plain">您可以拒签。拒签不影响您依合同主张货款。</Banner>
    </div>
  ),
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /关闭|Close/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
