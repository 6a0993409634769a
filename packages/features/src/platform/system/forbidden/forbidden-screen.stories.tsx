import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';

const meta = {
  id: 'features-system-forbidden',
  title: 'features/system/forbidden 无权限页 403',
  component: ForbiddenScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<ForbiddenScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof ForbiddenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('抱歉，你无权访问该页面')).toBeVisible();
  },
};
