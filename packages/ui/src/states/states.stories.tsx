import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

const meta = {
  id: 'ui-states',
  title: 'feedback 反馈/states 空状态、无权限与出错 empty, forbidden, error',
  component: ErrorState,
  args: { title: '转让记录没有加载出来' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { title: '转让记录没有加载出来', requestId: '7f3a91c4', retrying: false, children: '网关超时。您的数据没有变化，可以重试。' },
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="还没有转让记录"
      action={
        <>
          <Button intent="primary">申请转让</Button>
          <Button intent="quiet">看操作指南</Button>
        </>
      }
    >
      把持有的链信转让给上游供应商后，在这里查看复核与签收进度。
    </EmptyState>
  ),
};

export const Failed: Story = {
  args: {
    children: '网关超时。您的数据没有变化，可以重试；仍不成功请把编号告诉客服。',
    onRetry: fn(),
    requestId: '7f3a91c4-0be2-5d68',
    code: 504,
    action: <Button intent="quiet">联系客服</Button>,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('7f3a91c4-0be2-5d68');
    await userEvent.click(canvas.getByRole('button', { name: /重试|Retry/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  render: () => (
    <ForbiddenState
      title="您没有权限进行此操作"
      action={
        <>
          <Button>通知管理岗</Button>
          <Button intent="quiet">返回首页</Button>
        </>
      }
    >
      查看转让记录需要“转让查询”权限。管理岗 陈国梁、周敏 可以授予。
    </ForbiddenState>
  ),
};
