import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Anchor, AnchorProvider } from './anchor.tsx';

const navigate = fn();

const meta = {
  id: 'ui-anchor',
  title: 'navigation 导航/anchor 锚点导航 table of contents',
  component: Anchor,
  args: { href: '/pc-management/link-holding', children: '链信持有', className: 'text-accent underline' },
  decorators: [
    (Story) => (
      <AnchorProvider navigate={navigate}>
        <Story />
      </AnchorProvider>
    ),
  ],
} satisfies Meta<typeof Anchor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NavigatesInsideTheApplication: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith(args.href);
  },
};
