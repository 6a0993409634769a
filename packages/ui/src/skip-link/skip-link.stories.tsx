import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  id: 'ui-skip-link',
  title: 'navigation 导航/skip-link 跳到正文',
  component: SkipLink,
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <nav aria-label="主菜单">
        <a href="#elsewhere">首页</a>
      </nav>
      <main id="main" tabIndex={-1}>
        正文
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTabStop: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '#main');
  },
};
