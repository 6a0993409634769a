import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DensitySwitch } from './density-switch.tsx';

const meta = {
  id: 'ui-density-switch',
  title: 'choice 选择/density-switch 行高切换',
  component: DensitySwitch,
  args: { value: 'standard', onValueChange: fn() },
} satisfies Meta<typeof DensitySwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {};

export const Switches: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '紧凑' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('compact');
  },
};
