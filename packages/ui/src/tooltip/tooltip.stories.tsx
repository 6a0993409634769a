import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  id: 'ui-tooltip',
  title: 'overlay 浮层/tooltip 文字提示 hint',
  component: Tooltip,
  args: { content: '融资中的凭证不能转让', children: <Button>转让</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { content: '融资中的凭证不能转让', side: 'top' } };

export const Variants: Story = {
  render: (args) => (
    <div className="flex gap-4 p-10">
      <Tooltip {...args} />
      <Tooltip content="右侧" side="right">
        <Button>右侧</Button>
      </Tooltip>
    </div>
  ),
};

export const OpensOnFocusAndClosesOnEscape: Story = {
  play: async () => {
    const page = within(document.body);
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('融资中的凭证不能转让');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
