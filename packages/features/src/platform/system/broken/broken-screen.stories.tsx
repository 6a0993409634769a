import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { BrokenScreen } from './broken-screen.tsx';

const meta = {
  id: 'features-system-broken',
  title: 'features/system/broken 出错页 500',
  component: BrokenScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<BrokenScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof BrokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('抱歉，服务器出错了')).toBeVisible();
  },
};
