import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { notify } from './notice-store.ts';
import { Toaster } from './toaster.tsx';

const meta = { id: 'ui-toast', title: 'feedback 反馈/toast 轻提示 notice, 通知', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  render: () => (
    <>
      <Toaster />
      <Button onClick={() => notify({ tone: 'positive', text: '已签收 3,286,500.00', detail: '等待审核岗确认' })}>签收</Button>
    </>
  ),
};
const onSelect = fn();

export const Variants: Story = {
  render: () => (
    <>
      <Toaster />
      <div className="flex gap-3 p-6">
        <Button onClick={() => notify({ tone: 'positive', text: '已签收 3,286,500.00', detail: '晋北煤业集团有限公司，等待审核岗确认' })}>
          成功
        </Button>
        <Button onClick={() => notify({ tone: 'info', text: '单据已提交，等待审核岗处理。' })}>提示</Button>
        <Button onClick={() => notify({ tone: 'caution', text: '报价还有 5 分钟失效。' })}>注意</Button>
        <Button
          onClick={() =>
            notify({
              tone: 'critical',
              text: '该单据已被处理',
              detail: '李文慧 于 09:40 退回',
              durationMs: 20_000,
              action: { label: '查看结果', onSelect },
            })
          }
        >
          出错
        </Button>
      </div>
    </>
  ),
};

export const CriticalWithAction: Story = {
  ...Variants,
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '出错' }));
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('该单据已被处理');
    await userEvent.click(within(alert).getByRole('button', { name: '查看结果' }));
    await expect(onSelect).toHaveBeenCalled();
  },
};
