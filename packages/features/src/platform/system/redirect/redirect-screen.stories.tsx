import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { hosted } from '../../testing/story.tsx';
import { RedirectScreen } from './redirect-screen.tsx';

const meta = {
  id: 'features-system-redirect',
  title: 'features/system/redirect 跳转',
  component: RedirectScreen,
  parameters: { layout: 'fullscreen' },
  render: () =>
    hosted(<RedirectScreen />, {
      as: 'supplierOperator',
      at: '/redirect/%7B%22path%22%3A%22%2Fplace%2Fvoucher.register%22%7D',
      places: ['voucher.register'],
    }),
} satisfies Meta<typeof RedirectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PassesOn: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByTestId('address').textContent).toBe('/place/voucher.register'));
  },
};
