import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  id: 'ui-copy-button',
  title: 'acts 操作/copy-button 复制按钮 clipboard',
  component: CopyButton,
  args: { text: '1405 0170 0208 0000 6721', label: '复制账号' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { text: '14050170020800006721', label: '复制账号' } };

export const Variants: Story = {
  render: (args) => (
    <span className="flex items-center gap-2">
      {args.text}
      <CopyButton {...args} />
    </span>
  ),
};

export const ConfirmsTheCopy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制账号' }));
    await expect(await canvas.findByText(/已复制|Copied/)).toBeInTheDocument();
  },
};
