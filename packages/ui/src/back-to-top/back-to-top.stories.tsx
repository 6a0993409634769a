import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  id: 'ui-back-to-top',
  title: 'navigation 导航/back-to-top 回到顶部',
  component: BackToTop,
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsWhenScrolled: Story = {
  render: () => (
    <div className="h-[3000px]">
      <BackToTop />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo(0, 500);
    await userEvent.click(await canvas.findByRole('button', { name: /回到顶部|Back to top/ }));
    await waitFor(async () => expect(window.scrollY).toBe(0));
  },
};
