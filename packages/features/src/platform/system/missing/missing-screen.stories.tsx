import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { MissingScreen } from './missing-screen.tsx';

const meta = {
  id: 'features-system-missing',
  title: 'features/system/missing 页面不存在 404',
  component: MissingScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<MissingScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof MissingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('抱歉，你访问的页面不存在')).toBeVisible();
  },
};
