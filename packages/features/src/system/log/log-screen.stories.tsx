import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { LogScreen } from './log-screen.tsx';

const meta = {
  title: 'features/system/log',
  component: LogScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<LogScreen />, { as: 'supplierOperator' }),
} satisfies Meta<typeof LogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无日志')).toBeVisible();
  },
};
