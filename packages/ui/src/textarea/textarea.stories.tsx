import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Textarea } from './textarea.tsx';

const meta = {
  id: 'ui-textarea',
  title: 'input 输入/textarea 多行输入框',
  component: Textarea,
  args: { 'aria-label': '退回理由' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { rows: 3, maxLength: 200, disabled: false, readOnly: false } };

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-100 gap-4">
      <Textarea aria-label="备注" placeholder="请输入" />
      <Textarea aria-label="理由" maxLength={200} defaultValue="发票金额与合同不符。" />
      <Textarea aria-label="错误" aria-invalid defaultValue="不" />
      <Textarea aria-label="禁用" disabled defaultValue="已提交，不能修改。" />
    </div>
  ),
};

export const CountsCharacters: Story = {
  args: { maxLength: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'invoice');
    await expect(canvas.getByText('7/20')).toBeVisible();
  },
};
