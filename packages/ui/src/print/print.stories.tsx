import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NoPrint, PrintOnly } from './print.tsx';

const meta = { id: 'ui-print', title: 'acts 操作/print 打印' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {
  render: () => (
    <div className="space-y-2 text-md">
      <NoPrint>按 Ctrl+P 打印</NoPrint>
      <p>链信 LX20260318000127</p>
      <PrintOnly>打印于 2026-11-21 10:20</PrintOnly>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('按 Ctrl+P 打印')).toBeVisible();
    await expect(page.getByText('打印于 2026-11-21 10:20')).not.toBeVisible();
  },
};
