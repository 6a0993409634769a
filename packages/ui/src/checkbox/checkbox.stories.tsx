import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  id: 'ui-checkbox',
  title: 'choice 选择/checkbox 复选框 tick',
  component: Checkbox,
  args: { children: '已阅读并同意', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { children: '已阅读并同意', disabled: false, indeterminate: false } };

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-5">
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>部分</Checkbox>
      <Checkbox aria-invalid>未同意</Checkbox>
      <Checkbox disabled>禁用</Checkbox>
      <Checkbox disabled defaultChecked>
        禁用已选
      </Checkbox>
      <Checkbox aria-label="选择本行" />
    </div>
  ),
};

export const TogglesBySpace: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, false);
  },
};
