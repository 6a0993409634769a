import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EllipsisIcon, PrinterIcon, XIcon } from '../icons/index.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  id: 'ui-icon-button',
  title: 'acts 操作/icon-button 图标按钮',
  component: IconButton,
  args: { label: '打印', icon: <PrinterIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { label: '打印', size: 'md', intent: 'quiet', tooltipSide: 'top' } };

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="打印" icon={<PrinterIcon />} intent="line" />
      <IconButton label="更多" icon={<EllipsisIcon />} />
      <IconButton label="关闭" icon={<XIcon />} size="sm" />
      <IconButton label="关闭" icon={<XIcon />} size="lg" intent="secondary" />
      <IconButton label="打印" icon={<PrinterIcon />} disabled />
    </div>
  ),
};

export const ShowsItsNameOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '打印' })).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('打印');
    await userEvent.keyboard('{Escape}');
  },
};
