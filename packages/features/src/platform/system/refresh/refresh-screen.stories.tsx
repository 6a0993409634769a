import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { RefreshScreen } from './refresh-screen.tsx';

const meta = {
  id: 'features-system-refresh',
  title: 'features/system/refresh 刷新',
  component: RefreshScreen,
  parameters: { layout: 'fullscreen' },
  render: () => hosted(<RefreshScreen />, { as: 'supplierOperator', at: '/refresh?from=/nowhere', places: ['voucher.register'] }),
} satisfies Meta<typeof RefreshScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PassesOn: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByTestId('address').textContent).toBe('/place/home.home'));
  },
};
