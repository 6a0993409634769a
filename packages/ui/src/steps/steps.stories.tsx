import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta = {
  id: 'ui-steps',
  title: 'navigation 导航/steps 步骤条 stepper, wizard',
  component: Steps,
  args: {
    current: 1,
    steps: [
      { key: 'pick', label: '选择凭证' },
      { key: 'quote', label: '比较报价' },
      { key: 'apply', label: '填写申请' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = { args: { current: 1 } };

export const Variants: Story = {};

export const AnnouncesTheCurrentStep: Story = {
  play: async ({ canvasElement }) => {
    const [done, now] = within(canvasElement).getAllByRole('listitem');
    await expect(done).toHaveAttribute('data-state', 'done');
    await expect(now).toHaveAttribute('aria-current', 'step');
  },
};
