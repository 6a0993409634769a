import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckIcon } from '../icons/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  id: 'ui-visually-hidden',
  title: 'feedback 反馈/visually-hidden 仅读屏可见 screen reader',
  component: VisuallyHidden,
  args: { children: '查验一致' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { children: '仅读屏可见' } };

export const BesideAShape: Story = {
  render: (args) => (
    <span className="text-positive-ink">
      <CheckIcon aria-hidden />
      <VisuallyHidden {...args} />
    </span>
  ),
  play: async ({ canvasElement }) => {
    const { width } = within(canvasElement).getByText('查验一致').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};
