import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  id: 'ui-qr-code',
  title: 'data 数据/qr-code 二维码',
  component: QrCode,
  args: { text: 'https://lianxin.example/v/LX20261118000034217', label: '扫码核验' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex items-end gap-6">
      <QrCode {...args} />
      <QrCode {...args} correction="H" className="size-20" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: '扫码核验' })).toHaveLength(2);
  },
};
